import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ChatRoom } from '../../src/net/chat-room.ts';
import type { Outing, Rating } from '../../src/store/store.ts';
import { describeStores } from './each.ts';
import { head, person, written } from './samples.ts';

describeStores('people', ({ store }) => {
  it('are found again by id, by login and by recovery code', async () => {
    const { people } = store();
    const [guest, member] = [person(), person({ login: randomUUID(), rated: false })];
    expect([await people.create(guest), await people.create(member)]).toEqual(['made', 'made']);
    expect(await people.byId(guest.id)).toEqual(guest);
    expect(await people.byLogin(member.login ?? '')).toEqual(member);
    expect(await people.byRecovery(guest.recoveryHash)).toEqual(guest);
    expect([await people.byId('?'), await people.byLogin('?'), await people.byRecovery('?')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('do not share a login', async () => {
    const { people } = store();
    const login = randomUUID();
    const [first, second] = [person({ login }), person()];
    await people.create(first);
    expect(await people.create(person({ login }))).toBe('login taken');
    await people.create(second);
    expect(await people.change(second.id, { login, name: 'Ewa' })).toBe('login taken');
    expect(await people.byId(second.id)).toEqual(second);
    expect(await people.change(first.id, { login, rated: false, email: 'a@example.org' })).toBe('changed');
    expect(await people.byId(first.id)).toEqual({ ...first, rated: false, email: 'a@example.org' });
    expect(await people.change(first.id, {})).toBe('changed');
  });

  it('have sessions that expire and can be closed', async () => {
    const { people } = store();
    const { id, ...rest } = person();
    await people.create({ id, ...rest });
    const session = (tokenHash: string, expiresAt: number) => ({ tokenHash, identity: id, expiresAt });
    for (const one of [session('a', 10), session('b', 20), session('c', 30)]) await people.openSession(one);
    expect(await people.session('a', 9)).toEqual(session('a', 10));
    expect(await people.session('a', 10)).toBeNull();
    await people.sweepSessions(15);
    expect(await people.session('a', 1)).toBeNull();
    await people.closeSession('b');
    expect(await people.session('b', 1)).toBeNull();
    expect(await people.session('c', 1)).toEqual(session('c', 30));
    await people.closeSessions(id);
    expect(await people.session('c', 1)).toBeNull();
  });

  it('have passkeys, push addresses and people whom they do not hear', async () => {
    const { people } = store();
    const { id, ...rest } = person();
    await people.create({ id, ...rest });
    const passkey = { credential: 'c1', identity: id, publicKey: 'AQID', counter: 0, createdAt: 5, usedAt: 0 };
    expect(await people.addPasskey(passkey)).toBe('added');
    expect(await people.addPasskey({ ...passkey, identity: 'eve' })).toBe('there already');
    await people.usePasskey('c1', 4_000_000_000, 7);
    expect(await people.passkey('c1')).toEqual({ ...passkey, counter: 4_000_000_000, usedAt: 7 });
    expect(await people.passkeysOf(id)).toHaveLength(1);
    expect(await people.passkey('c2')).toBeNull();
    expect(await people.dropPasskey('eve', 'c1')).toBe(false);
    expect(await people.dropPasskey(id, 'c1')).toBe(true);
    expect(await people.passkeysOf(id)).toEqual([]);
    const address = { endpoint: 'https://push.example/1', identity: id, p256dh: 'k', auth: 'a', createdAt: 3 };
    await people.addPush(address, 2);
    await people.addPush({ ...address, auth: 'b' }, 2);
    expect(await people.pushOf(id)).toEqual([{ ...address, auth: 'b' }]);
    const later = [4, 5].map((createdAt) => ({ ...address, endpoint: `https://push.example/${createdAt}`, createdAt }));
    for (const one of later) await people.addPush(one, 2);
    expect(await people.pushOf(id), 'the oldest is forgotten').toEqual(later.reverse());
    for (const one of later) await people.dropPush(one.endpoint);
    await people.addPush(address, 2);
    await people.dropPush(address.endpoint);
    expect(await people.pushOf(id)).toEqual([]);
    await people.mute(id, 'eve', true);
    await people.mute(id, 'eve', true);
    expect(await people.mutedBy(id)).toEqual(['eve']);
    await people.mute(id, 'eve', false);
    expect(await people.mutedBy(id)).toEqual([]);
  });
});

describeStores('talk', ({ store }) => {
  it('numbers the lines of a table in order, also when many speak at once', async () => {
    const { tables, chat } = store();
    const [here, elsewhere] = [head(), head()];
    for (const table of [here, elsewhere]) await tables.create(table, written([]));
    const line = (text: string) => ({ at: 5, identity: 'ada', name: 'Ada', text });
    await chat.say(elsewhere.id, line('not here'));
    const said = await Promise.all(Array.from({ length: 20 }, (_, i) => chat.say(here.id, line(`${i} <b>ł</b>`))));
    expect(said.map(({ n }) => n).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    const heard = await chat.since(here.id, 18, 10);
    expect(heard).toEqual(said.filter(({ n }) => n >= 18).sort((a, b) => a.n - b.n));
    expect(await chat.since(here.id, 0, 3)).toHaveLength(3);
    const room = new ChatRoom(
      chat,
      store().bus,
      () => 5,
      (error) => expect.fail(String(error)),
    );
    expect((await room.before(here.id)).map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect((await room.before(here.id, 3)).map(({ n }) => n)).toEqual([0, 1, 2]);
    await chat.report(here.id, 3, 'eve', 'rude', 6);
    await chat.report(here.id, 3, 'eve', 'rude', 7);
  });

  it('keeps invitations to a seat and to watch', async () => {
    const { tables, invitations } = store();
    const table = head();
    await tables.create(table, written([]));
    const [seat, watch] = [
      { tokenHash: 's', table: table.id, seat: 0 },
      { tokenHash: 'w', table: table.id, seat: null },
    ];
    for (const one of [seat, watch]) await invitations.add(one);
    expect(await invitations.find('s')).toEqual(seat);
    expect(await invitations.find('w')).toEqual(watch);
    expect(await invitations.find('?')).toBeNull();
  });

  it('keeps the first value of a note', async () => {
    const { notes } = store();
    expect(await notes.note('key')).toBeNull();
    const given = await Promise.all(['a', 'b', 'c'].map((value) => notes.noteOnce('key', value)));
    expect(new Set(given).size).toBe(1);
    expect(await notes.note('key')).toBe(given[0]);
  });
});

describeStores('results', ({ store }) => {
  const outing = (table: string, identity: string, changes: Partial<Outing> = {}): Outing => ({
    table,
    game: 'osadnicy',
    seat: 0,
    identity,
    bot: null,
    side: 'barbarzyńcy',
    points: 31,
    place: 1,
    seats: 2,
    rated: true,
    at: 7,
    ...changes,
  });
  const rating = (identity: string, value: number, games: number): Rating => ({
    identity,
    game: 'osadnicy',
    rating: value,
    deviation: 200.25,
    volatility: 0.06,
    games,
  });

  it('count once per table', async () => {
    const { results } = store();
    const me = randomUUID();
    const table = randomUUID();
    const both = [
      outing(table, me),
      outing(table, me, { seat: 1, place: 2, points: 28.5, identity: null, bot: 'hard' }),
    ];
    const rate = () => [rating(me, 1512.5, 1)];
    const added = await Promise.all([results.add(both, rate), results.add(both, () => [rating(me, 9, 9)])]);
    expect([...added].sort()).toEqual(['added', 'there already']);
    expect(await results.outings(me, 9)).toEqual([both[0]]);
  });

  it('rate upon what stands, also when many games of one person end at once', async () => {
    const { results } = store();
    const me = randomUUID();
    const end = (i: number) =>
      results.add([outing(randomUUID(), me, { at: i })], ([before]) => [
        rating(me, (before?.rating ?? 1500) + 1, (before?.games ?? 0) + 1),
      ]);
    await Promise.all(Array.from({ length: 12 }, (_, i) => end(i)));
    expect(await results.rating(me, 'osadnicy')).toEqual(rating(me, 1512, 12));
    expect((await results.outings(me, 3)).map(({ at }) => at)).toEqual([11, 10, 9]);
    expect((await results.best('osadnicy', 1))[0]?.identity).toBeDefined();
    expect(await results.rating(me, 'chess')).toBeNull();
  });

  it('are summed by the factions of one game', async () => {
    const { results } = store();
    const me = randomUUID();
    const ends = [
      { side: 'Egipt', points: 30, place: 1 },
      { side: 'Egipt', points: 20.5, place: 2 },
      { side: 'Rzym', points: 10, place: 2 },
      { game: 'imperium', side: 'Rzym', points: 99, place: 1 },
    ];
    for (const end of ends) await results.add([outing(randomUUID(), me, end)], () => []);
    expect(await results.bySide(me, 'osadnicy')).toEqual([
      { side: 'Egipt', played: 2, won: 1, points: 50.5 },
      { side: 'Rzym', played: 1, won: 0, points: 10 },
    ]);
    expect(await results.bySide(me, 'imperium')).toEqual([{ side: 'Rzym', played: 1, won: 1, points: 99 }]);
  });
});

describeStores('limits', ({ store }) => {
  it('count what is done, by whichever process, and begin anew when their time is over', async () => {
    const { limits } = store();
    const counts = await Promise.all(Array.from({ length: 20 }, () => limits.count('guess ada', 1000, 5000)));
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await limits.count('guess eve', 1000, 5500)).toEqual({ count: 1, until: 6500 });
    expect(await limits.count('guess ada', 1000, 5999)).toEqual({ count: 21, until: 6000 });
    expect(await limits.count('guess ada', 1000, 6000)).toEqual({ count: 1, until: 7000 });
    await limits.sweep(6999);
    expect(await limits.count('guess ada', 1000, 6999)).toEqual({ count: 2, until: 7000 });
    expect(await limits.count('guess eve', 1000, 6000)).toEqual({ count: 1, until: 7000 });
  });
});
