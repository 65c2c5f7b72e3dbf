export { backup } from './maintenance/backup.ts';
export { doctor, type Finding } from './maintenance/doctor.ts';
export { CannotRestore, restore } from './maintenance/restore.ts';
