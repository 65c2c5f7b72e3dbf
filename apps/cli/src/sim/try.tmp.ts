import { Command } from 'commander';
import { simCommand } from './index.ts';

const p = new Command('imperia');
simCommand(p, (process.env.L as any) ?? 'en');
await p.parseAsync(process.argv.slice(2), { from: 'user' });
