import type { Context } from '../context.ts';
import { NotPassed } from '../failure.ts';
import { writeJson } from '../json.ts';
import { counting } from './counting.ts';
import { type Asked, environmentOf, loadHost, orFail } from './host.ts';
import { serverWords } from './words.ts';

export async function runDoctor(context: Context, asked: Asked): Promise<void> {
  const words = serverWords[context.lang];
  const { terminal, paint } = context;
  const findings = await orFail(words, async () => {
    const { configFrom, doctor, whereOf } = await loadHost();
    return doctor(whereOf(configFrom(environmentOf(context, asked))));
  });
  const healthy = findings.length === 0;
  if (asked.json) writeJson(terminal, { healthy, findings });
  else if (healthy) terminal.write(`${paint.as('green', words.healthy)}\n`);
  else {
    const lines = findings.flatMap(({ what, toDo }) => [`  ${what}`, `      ${toDo}`]);
    terminal.write(`${[paint.as('failure', words.findings(findings.length)), ...lines].join('\n')}\n`);
  }
  if (!healthy) throw new NotPassed();
}

export async function runCheckUpgrade(context: Context, asked: Asked): Promise<void> {
  const words = serverWords[context.lang];
  const { terminal, paint } = context;
  const { rules, running, stays } = await orFail(words, async () => {
    const { checkUpgrade, configFrom, whereOf } = await loadHost();
    const { count, stop } = counting(words.games);
    return checkUpgrade(whereOf(configFrom(environmentOf(context, asked))), count).finally(stop);
  });
  if (asked.json) writeJson(terminal, { rules, running, moves: running - stays.length, stays });
  else if (stays.length === 0) terminal.write(`${paint.as('green', words.allMove(running, rules))}\n`);
  else {
    const lines = stays.flatMap((table) => [`  ${words.stays(table.id, table.rules)}`, `      ${table.why}`]);
    const summary = words.someStay(stays.length, running, rules);
    terminal.write(`${[paint.as('failure', summary), ...lines].join('\n')}\n`);
  }
  if (stays.length > 0) throw new NotPassed();
}
