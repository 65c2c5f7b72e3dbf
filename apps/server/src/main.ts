import { runServer } from './host/run.ts';

process.exitCode = await runServer(process.env);
