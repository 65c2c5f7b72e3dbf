import type { FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Admin } from '../admin/admin.ts';
import {
  AddPerson,
  AuditLine,
  HostedCode,
  HostedPerson,
  HostedReport,
  HostedTable,
  MakeCode,
  OnceTold,
  ReportLine,
  Searched,
} from '../protocol/hosting.ts';
import { ById, Id } from '../protocol/parts.ts';
import { Refused } from '../protocol/people.ts';
import type { KnownPerson } from '../store/hosting.ts';
import type { Identity, ListedTable } from '../store/store.ts';
import { leaveAllTables } from '../tables/leaving.ts';
import type { Api } from './api.ts';
import { cleanText } from './clean-text.ts';
import { somebody } from './me.ts';
import { accepted, Refusal } from './refusals.ts';
import type { Services } from './services.ts';

const LISTED = 50;
const listOf = <T extends TSchema>(one: T) => ({ 200: Type.Array(one), '4xx': Refused });
const Nothing = { 204: Type.Null(), '4xx': Refused };

function hosted({ id, game, settings, status, seats, createdAt, updatedAt }: ListedTable): HostedTable {
  const people = seats.flatMap(({ identity, name }) => (identity === null ? [] : name));
  return { id, game, title: settings.title, status, people, createdAt, updatedAt };
}

/**
 * What the page of hosts shows and does. Each request is asked whether it comes from a host: nothing that a page says is
 * believed. Who is a host is decided at the machine alone, and one host has no power over another here.
 */
export function adminRoutes(api: Api, services: Services): void {
  const { store, tables, people, now, endedSessions } = services;
  const { hosting } = store;

  const asHost = async (request: FastifyRequest): Promise<Identity> => {
    const me = await somebody(services, request);
    if (!(await hosting.isHost(me.id))) throw new Refusal('not yours');
    return me;
  };
  const acting = async (request: FastifyRequest): Promise<Admin> => {
    const { id, name } = await asHost(request);
    const around = {
      store,
      people,
      now,
      leaveTables: (identity: string) => leaveAllTables(store.tables, tables, identity),
      sessionsEnded: (identity: string) => endedSessions.say({ identity }),
    };
    return new Admin(around, `${name} (${id})`);
  };
  const noHost = async (id: string): Promise<KnownPerson> => {
    const person = (await hosting.people(id, 2)).find((one) => one.id === id);
    if (!person) throw new Refusal('no such thing');
    if (person.host) throw new Refusal('not yours');
    return person;
  };

  api.get(
    '/host/people',
    { schema: { summary: 'For hosts: people', querystring: Searched, response: listOf(HostedPerson) } },
    async (request) => {
      await asHost(request);
      const { search = '', from } = request.query;
      return [...(await hosting.people(search.trim(), LISTED, from))];
    },
  );

  api.post(
    '/host/people',
    {
      schema: {
        summary: 'For hosts: make an account for somebody, who comes in once by the code',
        body: AddPerson,
        response: { 200: OnceTold, '4xx': Refused },
      },
    },
    async (request) => {
      const { name, login, lang } = request.body;
      const { id, code } = accepted(await (await acting(request)).addPerson(name, login, lang));
      return { id, code };
    },
  );

  api.delete(
    '/host/people/:id',
    { schema: { summary: 'For hosts: remove somebody', params: ById, response: Nothing } },
    async (request, reply) => {
      const admin = await acting(request);
      await admin.removePerson(await noHost(request.params.id));
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/host/people/:id/reset',
    {
      schema: {
        summary: 'For hosts: end all ways in of somebody, but for a code that leads in once',
        params: ById,
        response: { 200: OnceTold, '4xx': Refused },
      },
    },
    async (request) => {
      const admin = await acting(request);
      const { id, code } = await admin.resetPassword(await noHost(request.params.id));
      return { id, code };
    },
  );

  api.get(
    '/host/tables',
    { schema: { summary: 'For hosts: tables', querystring: Searched, response: listOf(HostedTable) } },
    async (request) => {
      await asHost(request);
      const { search = '', all = false, from } = request.query;
      return (await hosting.tables(search.trim(), all, LISTED, from)).map(hosted);
    },
  );

  api.post(
    '/host/tables/:id/close',
    { schema: { summary: 'For hosts: end a table', params: ById, response: Nothing } },
    async (request, reply) => {
      const closed = await (await acting(request)).closeTable(request.params.id);
      if (closed !== 'closed') throw new Refusal('no such thing');
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/host/reports',
    { schema: { summary: 'For hosts: what was reported', querystring: Searched, response: listOf(HostedReport) } },
    async (request) => {
      await asHost(request);
      return [...(await hosting.reports(request.query.all ?? false, LISTED, request.query.from))];
    },
  );

  api.post(
    '/host/reports/:id/:n/settle',
    { schema: { summary: 'For hosts: a report is dealt with', params: ReportLine, response: Nothing } },
    async (request, reply) => {
      const { id, n } = request.params;
      if (!(await (await acting(request)).settleReport(id, n, ''))) throw new Refusal('no such thing');
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/host/codes',
    { schema: { summary: 'For hosts: invitation codes, by their ids', response: listOf(HostedCode) } },
    async (request) => {
      await asHost(request);
      return [...(await store.doors.admissions())];
    },
  );

  api.post(
    '/host/codes',
    {
      schema: {
        summary: 'For hosts: a new invitation code',
        body: MakeCode,
        response: { 200: OnceTold, '4xx': Refused },
      },
    },
    async (request) => {
      const { label, ...rest } = request.body;
      return (await acting(request)).makeCode({ label: cleanText(label), ...rest });
    },
  );

  api.delete(
    '/host/codes/:id',
    { schema: { summary: 'For hosts: end an invitation code', params: Type.Object({ id: Id }), response: Nothing } },
    async (request, reply) => {
      if (!(await (await acting(request)).endCode(request.params.id))) throw new Refusal('no such thing');
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/host/audit',
    { schema: { summary: 'For hosts: what hosts did', querystring: Searched, response: listOf(AuditLine) } },
    async (request) => {
      await asHost(request);
      return [...(await hosting.audit(LISTED, request.query.from))];
    },
  );
}
