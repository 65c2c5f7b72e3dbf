export { configFrom, type HostConfig, WrongConfig } from './config.ts';
export { runServer } from './run.ts';
export { openStoreOf } from './start.ts';
