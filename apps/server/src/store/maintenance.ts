export { backup } from './maintenance/backup.ts';
export { doctor, type Finding } from './maintenance/doctor.ts';
export { readTables } from './maintenance/read-tables.ts';
export { restore } from './maintenance/restore.ts';
