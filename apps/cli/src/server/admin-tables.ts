import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { writeJson } from '../json.ts';
import { at, beside, LISTED, say, showLines } from './admin-host.ts';
import { adminWords } from './admin-words.ts';
import type { Asked } from './host.ts';

type Listing = Asked & { readonly all?: true };

export async function listTables(context: Context, asked: Listing, search = ''): Promise<void> {
  await beside(context, asked, async (_, { hosting }) => {
    const tables = (await hosting.tables(search, asked.all === true, LISTED)).map(
      ({ id, game, settings, status, seats, createdAt, updatedAt }) => {
        const people = seats.flatMap(({ identity, name }) => (identity === null ? [] : name));
        return { id, game, title: settings.title, status, people, createdAt, updatedAt };
      },
    );
    if (asked.json) return writeJson(context.terminal, { tables });
    showLines(
      context,
      tables.map(({ id, game, title, status, people, updatedAt }) =>
        [id, game, title, status, people.join(', '), at(updatedAt)].join(' · '),
      ),
    );
  });
}

export async function closeTable(context: Context, asked: Asked, id = ''): Promise<void> {
  await beside(context, asked, async (admin, _, words) => {
    const closed = await admin.closeTable(id);
    if (closed !== 'closed') throw new Failure(closed === 'ended already' ? words.ended(id) : words.noTable(id));
    say(context, asked, { closed: id }, words.closed(id));
  });
}

export async function listReports(context: Context, asked: Listing): Promise<void> {
  await beside(context, asked, async (_, { hosting }, words) => {
    const reports = await hosting.reports(asked.all === true, LISTED);
    if (asked.json) return writeJson(context.terminal, { reports });
    showLines(
      context,
      reports.flatMap(({ table, n, at: time, why, by, byName, text, said, saidName, settledAt }) => [
        [table, n, at(time), ...(settledAt === null ? [] : [words.settled])].join(' · '),
        `    ${saidName} (${said}): ${text}`,
        `    ${words.reported(`${byName ?? '–'} (${by})`, why)}`,
      ]),
    );
  });
}

export async function settleReport(
  context: Context,
  asked: Asked & { readonly note?: string },
  table = '',
  line = '',
): Promise<void> {
  await beside(context, asked, async (admin, _, words) => {
    if (!(await admin.settleReport(table, numberIn(line, -1), asked.note ?? '')))
      throw new Failure(words.noReport(table, line));
    say(context, asked, { settled: { table, line: Number(line) } }, words.settled);
  });
}

export async function listCodes(context: Context, asked: Asked): Promise<void> {
  await beside(context, asked, async (_, { doors }, words) => {
    const codes = await doors.admissions();
    if (asked.json) return writeJson(context.terminal, { codes });
    showLines(
      context,
      codes.map(({ id, label, usesLeft, expiresAt }) => {
        const ends = expiresAt === null ? [] : [words.until(at(expiresAt))];
        return [id, ...(label === '' ? [] : [label]), words.usesLeft(usesLeft), ...ends].join(' · ');
      }),
    );
  });
}

type NewCode = Asked & { readonly for?: string; readonly uses: string; readonly days?: string };

export async function newCode(context: Context, asked: NewCode): Promise<void> {
  const uses = wanted(context, '--uses', asked.uses);
  const days = asked.days === undefined ? null : wanted(context, '--days', asked.days);
  await beside(context, asked, async (admin, _, words) => {
    const made = await admin.makeCode({ label: asked.for ?? '', uses, days });
    say(context, asked, made, words.code(made.id, made.code));
  });
}

export async function endCode(context: Context, asked: Asked, id = ''): Promise<void> {
  await beside(context, asked, async (admin, _, words) => {
    if (!(await admin.endCode(id))) throw new Failure(words.noCode(id));
    say(context, asked, { ended: id }, words.codeEnded(id));
  });
}

export async function listAudit(context: Context, asked: Asked): Promise<void> {
  await beside(context, asked, async (_, { hosting }) => {
    const audit = await hosting.audit(LISTED);
    if (asked.json) return writeJson(context.terminal, { audit });
    showLines(
      context,
      audit.map((line) => [at(line.at), line.by, line.deed, line.subject, line.detail].join(' · ')),
    );
  });
}

function numberIn(typed: string, otherwise: number): number {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : otherwise;
}

function wanted({ lang }: Context, option: string, typed: string): number {
  const number = numberIn(typed, 0);
  if (number < 1) throw new Failure(adminWords[lang].badNumber(option));
  return number;
}
