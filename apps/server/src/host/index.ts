export { backup, restore } from '../store/maintenance.ts';
export { besideServer } from './beside.ts';
export { configFrom } from './config.ts';
export { doctorOf as doctor } from './doctor.ts';
export { serve } from './run.ts';
export { whereOf } from './start.ts';
export { checkUpgradeOf as checkUpgrade } from './upgrade.ts';
