import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { serve } from '../../src/host/run.ts';
import { hasPostgres, TemporaryPostgres } from '../postgres.ts';

test.runIf(hasPostgres())(
  'a server that starts while its database is away waits for it, and says so once',
  async () => {
    const postgres = await TemporaryPostgres.start();
    const DATABASE_URL = await postgres.newDatabase();
    await postgres.halt();
    const said: string[] = [];
    const served = serve({ PORT: String(await freePort()), DATABASE_URL, LOG_LEVEL: 'silent' }, (line) =>
      said.push(line),
    );
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toContain('Imperia waits for its database. PostgreSQL cannot be reached.');
    await postgres.run();
    await expect.poll(() => said).toHaveLength(2);
    expect(said[1]).toContain('Imperia: http://localhost');
    process.emit('SIGTERM');
    await served;
    await postgres.stop();
  },
);

test('a server that waits for its database can be stopped', async () => {
  const said: string[] = [];
  const DATABASE_URL = 'postgres://imperia@/x?host=/nowhere';
  const served = serve({ PORT: String(await freePort()), DATABASE_URL, LOG_LEVEL: 'silent' }, (line) =>
    said.push(line),
  );
  await expect.poll(() => said).toHaveLength(1);
  process.emit('SIGTERM');
  await served;
});

test('whoever loses the shell that npm started it in ends as if told to', async () => {
  const script = fileURLToPath(new URL('../../src/host/end-with-parent.ts', import.meta.url));
  const program = `import { endWithParent } from ${JSON.stringify(script)};
    process.once('SIGTERM', () => { console.log('ended'); process.exit(); });
    endWithParent(); setInterval(() => {}, 1000); console.log('begun');`;
  // With something after it the shell stays in between.
  const shell = spawn('sh', ['-c', '"$0" --import tsx --input-type=module -e "$1"; true', process.execPath, program]);
  let said = '';
  shell.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  await expect.poll(() => said).toBe('begun\n');
  const closed = once(shell, 'close');
  shell.kill('SIGTERM');
  await closed;
  expect(said).toBe('begun\nended\n');
});
