import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Admission } from '../../src/store/hosting.ts';
import { describeStores } from './each.ts';
import { person } from './samples.ts';

function admission(changes: Partial<Admission> = {}): Admission {
  return {
    id: randomUUID(),
    codeHash: randomUUID(),
    label: 'the club',
    usesLeft: 1,
    createdAt: 10,
    expiresAt: null,
    ...changes,
  };
}

describeStores('codes for accounts', ({ store }) => {
  it('are good as often as they say, and can be given back and ended', async () => {
    const { doors } = store();
    const twice = admission({ usesLeft: 2 });
    await doors.addAdmission(twice);
    const spend = () => doors.spendAdmission(twice.codeHash, 100);
    expect([await spend(), await spend(), await spend()]).toEqual([twice.id, twice.id, null]);
    await doors.giveAdmissionBack(twice.id);
    expect((await doors.admissions()).find(({ id }) => id === twice.id)).toMatchObject({
      usesLeft: 1,
      label: 'the club',
    });
    expect([await doors.endAdmission(twice.id), await doors.endAdmission(twice.id)]).toEqual([true, false]);
    expect(await spend()).toBeNull();
  });

  it('are none after their time, or when nobody made them', async () => {
    const { doors } = store();
    const late = admission({ expiresAt: 50 });
    await doors.addAdmission(late);
    expect(await doors.spendAdmission(late.codeHash, 50)).toBeNull();
    expect(await doors.spendAdmission(late.codeHash, 49)).toBe(late.id);
    expect(await doors.spendAdmission('another', 0)).toBeNull();
  });

  it('have their last use once, of however many ask at the same time', async () => {
    const { doors } = store();
    const last = admission();
    await doors.addAdmission(last);
    const spent = await Promise.all(Array.from({ length: 12 }, () => doors.spendAdmission(last.codeHash, 0)));
    expect(spent.filter((id) => id !== null)).toEqual([last.id]);
  });
});

describeStores('codes to come in once', ({ store }) => {
  it('lead in once and not after their time; a new one takes the place of the old', async () => {
    const { doors, people } = store();
    const { id } = await made(people.create.bind(people));
    const old = randomUUID();
    const fresh = randomUUID();
    await doors.setOnce(id, old, 100);
    await doors.setOnce(id, fresh, 200);
    expect(await doors.useOnce(old, 0)).toBeNull();
    expect(await doors.useOnce(fresh, 200)).toBeNull();
    expect([await doors.useOnce(fresh, 199), await doors.useOnce(fresh, 199)]).toEqual([id, null]);
  });

  it('go with the person', async () => {
    const { doors, people, hosting } = store();
    const { id } = await made(people.create.bind(people));
    const code = randomUUID();
    await doors.setOnce(id, code, 100);
    await hosting.setHost(id, true, 1);
    await people.remove(id);
    expect(await doors.useOnce(code, 0)).toBeNull();
    expect(await hosting.isHost(id)).toBe(false);
  });
});

async function made(create: (one: ReturnType<typeof person>) => Promise<unknown>) {
  const one = person();
  await create(one);
  return one;
}
