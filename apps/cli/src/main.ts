import { run } from './run.ts';
import { leaveQuietlyWhenPipeCloses, processTerminal } from './terminal/terminal.ts';

leaveQuietlyWhenPipeCloses();
process.exitCode = await run(process.argv.slice(2), processTerminal());
