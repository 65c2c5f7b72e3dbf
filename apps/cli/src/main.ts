import { leaveQuietlyWhenPipeCloses, processTerminal } from './terminal/terminal.ts';

leaveQuietlyWhenPipeCloses();
try {
  const { run } = await import('./run.ts');
  process.exitCode = await run(process.argv.slice(2), processTerminal());
} catch (error) {
  // Only a card file that is not right can fail before there is a command to run.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
