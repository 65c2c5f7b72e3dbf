import { Command } from 'commander';
import { benchCommand } from './index.ts';

const p = new Command('imperia');
benchCommand(p);
await p.parseAsync(process.argv.slice(2), { from: 'user' });
