import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { writeJson } from '../json.ts';
import { at, beside, LISTED, type Store, say, showLines } from './admin-host.ts';
import type { AdminWords } from './admin-words.ts';
import type { Asked } from './host.ts';

type Person = Awaited<ReturnType<Store['hosting']['people']>>[number];

export async function listPeople(context: Context, asked: Asked, search = ''): Promise<void> {
  await beside(context, asked, async (_, { hosting }, words) => {
    const people = await hosting.people(search, LISTED);
    if (asked.json) return writeJson(context.terminal, { people });
    showLines(
      context,
      people.map(({ id, name, login, host, createdAt, tables }) =>
        [id, name, login ?? words.guest, ...(host ? [words.isAHost] : []), words.count(tables), at(createdAt)].join(
          ' · ',
        ),
      ),
    );
  });
}

/** Whoever is meant by an id, a login or a whole name: one person and nobody else. */
async function whoIs({ hosting }: Store, words: AdminWords, who: string): Promise<Person> {
  const found = (await hosting.people(who, LISTED)).filter(
    ({ id, login, name }) => id === who || login === who.toLowerCase() || name === who,
  );
  const sure = found.find(({ id, login }) => id === who || login === who.toLowerCase());
  if (sure) return sure;
  if (found.length > 1) throw new Failure(words.several(who, found.map(({ id }) => id).join(', ')));
  if (!found[0]) throw new Failure(words.nobody(who));
  return found[0];
}

export async function addPerson(context: Context, asked: Asked & { readonly login: string }, name = ''): Promise<void> {
  await beside(context, asked, async (admin, _, words) => {
    const made = await admin.addPerson(name, asked.login, context.lang);
    if (typeof made === 'string') throw new Failure(made in words.trouble ? words.trouble[made as 'bad name'] : made);
    say(context, asked, made, words.comesOnce(name, made.code, at(made.until)));
  });
}

export async function removePerson(context: Context, asked: Asked, who = ''): Promise<void> {
  await beside(context, asked, async (admin, store, words) => {
    const person = await whoIs(store, words, who);
    await admin.removePerson(person);
    say(context, asked, { removed: person.id }, words.removed(person.name));
  });
}

export async function resetPassword(context: Context, asked: Asked, who = ''): Promise<void> {
  await beside(context, asked, async (admin, store, words) => {
    const person = await whoIs(store, words, who);
    const once = await admin.resetPassword(person);
    say(context, asked, once, words.comesOnce(person.name, once.code, at(once.until)));
  });
}

export async function nameHost(context: Context, asked: Asked & { readonly off?: true }, who = ''): Promise<void> {
  await beside(context, asked, async (admin, store, words) => {
    const person = await whoIs(store, words, who);
    const host = asked.off !== true;
    await admin.setHost(person, host);
    say(context, asked, { id: person.id, host }, words.isHost(person.name, host));
  });
}
