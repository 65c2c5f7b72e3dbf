export { backup, doctor, restore } from '../store/maintenance.ts';
export { configFrom } from './config.ts';
export { serve } from './run.ts';
export { whereOf } from './start.ts';
export { checkUpgradeOf as checkUpgrade } from './upgrade.ts';
