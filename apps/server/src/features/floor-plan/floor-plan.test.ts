import type { FloorPlan, Preconfig } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { floorPlanFeature } from '.';

let server: TestServer;
let owner: TestUser;
let photograph: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('specifier');
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } });
  const exif = { IFD0: { Copyright: 'Somebody private', Make: 'Camera' } };
  // Orientation 6: it was held upright.
  photograph = await image.jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
});
beforeEach(async () => {
  await server.pool.query('delete from floor_plan');
});

const path = '/api/v1/files/temp?domain=eproject&entity=floor-plan';
const plans = '/api/v1/floor-plans';

async function upload(
  content: Buffer | string,
  { name = 'plan.png', user = owner, headers = {}, field = 'file', to = path } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const response = await user.raw(to, {
    method: 'POST',
    body: form,
    headers: { origin: server.url, ...headers },
  });
  return { status: response.status, body: (await response.json()) as FloorPlan & { code?: string } };
}

async function contentOf({ id }: FloorPlan, user = owner) {
  const response = await user.raw(`${plans}/${id}/content`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const groups = (...pairs: (string | number)[]) => `${pairs.join('\n')}\n`;
const dxf = (entities: string, { units = 4, blocks = '' } = {}) =>
  groups(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, units, 0, 'ENDSEC') +
  (blocks && groups(0, 'SECTION', 2, 'BLOCKS') + blocks + groups(0, 'ENDSEC')) +
  groups(0, 'SECTION', 2, 'ENTITIES') +
  entities +
  groups(0, 'ENDSEC', 0, 'EOF');
const line = (x1: number, y1: number, x2: number, y2: number) =>
  groups(0, 'LINE', 8, 'walls', 10, x1, 20, y1, 30, 0, 11, x2, 21, y2, 31, 0);

/** A PNG of one bit a pixel, all black: a few kilobytes however large it is. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture of a floor plan', () => {
  it('is kept upright, as WebP, without what the camera wrote', async () => {
    const { status, body } = await upload(photograph, { name: 'C:\\plans\\Ático 3.jpg' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Ático 3.jpg', kind: 'picture', width: 40, height: 60, metres: null });
    const { response, bytes } = await contentOf(body);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(bytes.length).toBe(body.bytes);
    const facts = await sharp(bytes).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 40, 60, undefined]);
    expect(bytes.includes('private')).toBe(false);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'may be %s, and is made no larger than 4096 pixels',
    async (format) => {
      const large = await sharp({ create: { width: 5000, height: 1000, channels: 3, background: 'white' } })
        .toFormat(format)
        .toBuffer();
      expect((await upload(large)).body).toMatchObject({ kind: 'picture', width: 4096, height: 819 });
    },
  );

  it('is known by its content: its name and its type say nothing', async () => {
    expect((await upload(photograph, { name: 'plan.dxf' })).body.kind).toBe('picture');
    const { status, body } = await upload('<!doctype html><script>alert(1)</script>', { name: 'plan.png' });
    expect([status, body.code]).toEqual([422, 'planUnreadable']);
  });

  const others: [string, () => Promise<Buffer> | Buffer][] = [
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['nothing', () => Buffer.alloc(0)],
    ['cut in half', () => photograph.subarray(0, photograph.length / 2)],
    ['a head alone', () => Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1')],
    ['binary DXF', () => Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')],
  ];
  it.each(others)('that is %s is refused', async (_what, content) => {
    const { status, body } = await upload(await content());
    expect([status, body.code]).toEqual([422, 'planUnreadable']);
  });

  it('of 400 million pixels in a small file is refused', async () => {
    const bomb = blankPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(20 * 1_048_576);
    expect((await upload(bomb)).body.code).toBe('planUnreadable');
  });

  it.each([21, 60])('of %s MB is refused, and its sender hears why', async (megabytes) => {
    const { status, body } = await upload(Buffer.alloc(megabytes * 1_048_576, 1));
    expect([status, body]).toMatchObject([413, { code: 'tooLarge', details: { limit: 20_971_520 } }]);
  });
});

describe('a drawing of a floor plan', () => {
  it('becomes lines with its measures and its units', async () => {
    const { status, body } = await upload(dxf(line(1000, 2000, 6000, 2000) + line(6000, 2000, 6000, 6000)));
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'drawing', width: 5000, height: 4000, metres: 0.001 });
    const { response, bytes } = await contentOf(body);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(bytes.toString()).toContain('d="M0 80000L100000 80000M100000 80000L100000 0"');
    expect((await sharp(bytes).metadata()).format).toBe('svg');
  });

  it('keeps arcs, bulges, old polylines and blocks in their places', async () => {
    const circle = groups(0, 'CIRCLE', 10, 0, 20, 0, 40, 10);
    expect((await upload(dxf(circle))).body).toMatchObject({ width: 20, height: 20 });
    // A half circle of radius 5 below the x axis, closed by a straight line.
    const bulged = groups(0, 'LWPOLYLINE', 90, 2, 70, 1, 10, 0, 20, 0, 42, 1, 10, 10, 20, 0);
    expect((await upload(dxf(bulged))).body).toMatchObject({ width: 10, height: 5 });
    const vertex = (x: number, y: number) => groups(0, 'VERTEX', 10, x, 20, y);
    const old =
      groups(0, 'POLYLINE', 66, 1, 10, 0, 20, 0, 70, 0) + vertex(2, 3) + vertex(9, 3) + vertex(9, 5);
    expect((await upload(dxf(old + groups(0, 'SEQEND')))).body).toMatchObject({ width: 7, height: 2 });
    const blocks = groups(0, 'BLOCK', 2, 'door', 10, 1, 20, 0) + line(1, 0, 2, 0) + groups(0, 'ENDBLK');
    const insert = groups(0, 'INSERT', 2, 'door', 10, 100, 20, 0, 41, 2, 42, 2, 50, 90);
    const placed = await upload(dxf(line(0, 0, 100, 0) + insert, { blocks, units: 6 }));
    expect(placed.body).toMatchObject({ width: 100, height: 2, metres: 1 });
  });

  it('leaves texts, measures and the paper out', async () => {
    const text = groups(0, 'TEXT', 10, -900, 20, 0, 1, '</svg><script>');
    const paper = groups(0, 'LINE', 67, 1, 10, -500, 20, 0, 11, 0, 21, 0);
    const { body } = await upload(dxf(text + paper + line(0, 0, 8, 6), { units: 0 }));
    expect(body).toMatchObject({ width: 8, height: 6, metres: null });
    expect((await contentOf(body)).bytes.toString()).not.toContain('script');
  });

  it('of nothing, of blocks in themselves or of too much is refused or bounded', async () => {
    expect((await upload(dxf(''))).body.code).toBe('planEmpty');
    const self = groups(0, 'INSERT', 2, 'self', 10, 1, 20, 1);
    const blocks = groups(0, 'BLOCK', 2, 'self') + self + self + line(0, 0, 1, 1) + groups(0, 'ENDBLK');
    expect((await upload(dxf(self, { blocks }))).body.kind).toBe('drawing');
    const much = groups(0, 'LWPOLYLINE') + groups(10, 1, 20, 2, 10, 3, 20, 4).repeat(110_000);
    const { status, body } = await upload(dxf(much));
    expect([status, body]).toMatchObject([422, { code: 'planTooDetailed', details: { most: 200_000 } }]);
  });

  it.each([
    ['cut in half', dxf(line(0, 0, 5, 5)).slice(0, -16), 201],
    ['of words for numbers', dxf(groups(0, 'LINE', 10, 'a', 20, 'b', 11, 'NaN', 21, '1e999')), 422],
    ['of codes without values', '0\nSECTION\n2\nENTITIES\n0\n', 422],
    ['of a section alone', '0\nSECTION\n', 422],
  ])('%s breaks nothing', async (_what, content, status) => {
    expect((await upload(content)).status).toBe(status);
  });

  it('of 15 MB is read in a few seconds', async () => {
    const wall = line(12345.678, 23456.789, 34567.891, 45678.912);
    const often = Math.floor((15 * 1_048_576) / wall.length);
    const { status } = await upload(dxf(wall.repeat(often)));
    expect([201, 422]).toContain(status);
  }, 20_000);
});

describe('a floor plan', () => {
  it('belongs to who uploaded it', async () => {
    const { body } = await upload(photograph);
    const other = await server.as('distributor');
    for (const way of [`${plans}/${body.id}`, `${plans}/${body.id}/content`])
      expect((await other.get(way)).status).toBe(404);
    expect((await other.del(`${plans}/${body.id}`)).status).toBe(404);
    expect((await other.get(plans)).body).toEqual([]);
    expect((await upload(photograph, { user: server.anyone() })).status).toBe(401);
    expect((await owner.get(plans)).body).toEqual([body]);
    expect((await owner.get(`${plans}/${body.id}`)).body).toEqual(body);
    expect((await owner.del(`${plans}/${body.id}`)).status).toBe(204);
    expect((await owner.get(`${plans}/${body.id}/content`)).status).toBe(404);
  });

  it('is uploaded once under its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'plan-once' };
    const first = await upload(photograph, { headers });
    expect((await upload(photograph, { headers })).body).toEqual(first.body);
    expect((await upload(dxf(line(0, 0, 1, 1)), { headers })).status).toBe(409);
    expect((await owner.get<unknown[]>(plans)).body).toHaveLength(1);
  });

  it('comes in a form, with a target that is known', async () => {
    expect((await owner.post(path, { file: 'x' })).status).toBe(415);
    expect((await owner.post(path)).status).toBe(415);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const raw = (body: string, headers: Record<string, string>) =>
      owner.raw(path, { method: 'POST', headers: { origin: server.url, ...headers }, body });
    expect((await raw('no parts', form)).status).toBe(400);
    expect((await raw('--x--\r\n', form)).status).toBe(400);
    expect((await raw('--x\r\n', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await upload(photograph, { to: '/api/v1/files/temp?domain=eproject&entity=photo' })).status).toBe(
      400,
    );
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await upload(photograph, { headers: elsewhere })).status).toBe(403);
  });

  it('is one of a hundred at most', async () => {
    const { body } = await upload(photograph);
    await server.pool.query(
      `insert into floor_plan (owner_id, name, kind, width, height, bytes)
       select owner_id, name, kind, width, height, bytes from floor_plan, generate_series(1, 99) where id = $1`,
      [body.id],
    );
    expect((await upload(photograph)).body).toMatchObject({ code: 'plansFull', details: { most: 100 } });
  });

  it('stays for as long as a product has it under its drawing', async () => {
    const [laid, old] = [(await upload(photograph)).body, (await upload(photograph)).body];
    const project = await owner.post<{ id: string; products: { orderedIds: string[] } }>('/api/v1/projects', {
      name: 'Drawn',
      products: [{ model: '2010', quantity: 1 }],
    });
    await server.pool.query(
      `insert into project_creation (project_id, line_id, creation) values ($1, $2, $3)`,
      [project.body.id, project.body.products.orderedIds[0], { drawing: { floor: { file: laid.id } } }],
    );
    await server.pool.query(`update floor_plan set used_at = now() - interval '91 days'`);
    await floorPlanFeature.sweep!(server.ctx);
    expect((await owner.get<FloorPlan[]>(plans)).body).toEqual([laid]);
    expect((await contentOf(old)).response.status).toBe(404);
  });

  it('is seen by whoever may read a project that has it, copies included, and by nobody else', async () => {
    const laid = (await upload(photograph)).body;
    const { body } = await owner.post<{ id: string; products: { orderedIds: string[] } }>(
      '/api/v1/projects',
      {
        name: 'Shared plan',
        products: [{ model: '2010', quantity: 1 }],
      },
    );
    await server.pool.query(
      `insert into project_creation (project_id, line_id, creation) values ($1, $2, $3)`,
      [body.id, body.products.orderedIds[0], { drawing: { floor: { file: laid.id } } }],
    );
    const guest = await server.as('distributor');
    const sees = async () => [
      (await guest.get(`${plans}/${laid.id}`)).status,
      (await contentOf(laid, guest)).response.status,
    ];
    expect(await sees()).toEqual([404, 404]);
    await owner.post(`/api/v1/projects/${body.id}/members`, {
      ...{ email: 'distributor@lucerna.test', role: 'viewer' },
    });
    expect(await sees()).toEqual([200, 200]);
    expect((await guest.post(`/api/v3/projects/${body.id}/clone`, {})).status).toBe(201);
    await owner.del(`/api/v1/projects/${body.id}`);
    expect(await sees()).toEqual([200, 200]);
    expect((await guest.del(`${plans}/${laid.id}`)).status).toBe(404);
    expect((await guest.get<FloorPlan[]>(plans)).body).toEqual([]);
  });

  describe('of somebody else', () => {
    /** A drawn product over a plan, as a configurator sends it. */
    async function drawnOver(plan: FloorPlan) {
      const { body } = await owner.get<Preconfig>('/api/v1/preconfigs/creation/9003');
      const { drawing, ...creation } = body.creation as { drawing: object };
      const { id: file, width, height } = plan;
      const placed = { scale: 0.01, x: 0, z: 0, opacity: 1, isLocked: true };
      const floor = { ...{ file, kind: 'picture', name: 'Plan', width, height }, ...placed };
      return { ...creation, drawing: { ...drawing, floor } };
    }
    interface Drawn {
      readonly id: string;
      readonly products: { readonly orderedIds: readonly string[] };
    }
    const adds = async (user: TestUser, creation: object) => {
      const products = [{ creation, quantity: 1 }];
      return (await user.post<Drawn>('/api/v1/projects', { name: 'Drawn', products })).body;
    };
    const planIn = async ({ id, products }: Drawn) => {
      const { rows } = await server.pool.query<{ file: string | null }>(
        `select creation #>> '{drawing,floor,file}' as file from project_creation where project_id = $1 and line_id = $2`,
        [id, products.orderedIds[0]],
      );
      return rows[0]?.file;
    };
    beforeAll(() => {
      // A day on which all of the drawing can be had.
      server.ctx.today = () => '2026-09-01';
    });

    it('is not opened by a product that names it', async () => {
      const laid = (await upload(photograph)).body;
      const creation = await drawnOver(laid);
      const own = await adds(owner, creation);
      expect(await planIn(own)).toBe(laid.id);
      const thief = await server.as('distributor');
      const foreign = await adds(thief, creation);
      expect(await planIn(foreign)).toBeNull();
      const [line] = foreign.products.orderedIds;
      const change = { attributesToUpdate: { creation } };
      expect((await thief.put(`/api/v1/projects/${foreign.id}/products/${line}`, change)).status).toBe(200);
      expect(await planIn(foreign)).toBeNull();
      const more = [{ creation, quantity: 1 }];
      expect((await thief.post(`/api/v1/projects/${foreign.id}/products`, more)).status).toBe(201);
      expect((await thief.get(`${plans}/${laid.id}`)).status).toBe(404);
      expect((await contentOf(laid, thief)).response.status).toBe(404);
    });

    it('is kept by a member who may see it, and seen no more when the project is deleted', async () => {
      const laid = (await upload(photograph)).body;
      const creation = await drawnOver(laid);
      const project = await adds(owner, creation);
      const [line] = project.products.orderedIds;
      const member = await server.as('distributor');
      await owner.post(`/api/v1/projects/${project.id}/members`, {
        ...{ email: 'distributor@lucerna.test', role: 'editor' },
      });
      const change = { attributesToUpdate: { creation, quantity: 2 } };
      await member.put(`/api/v1/projects/${project.id}/products/${line}`, change);
      expect(await planIn(project)).toBe(laid.id);
      expect((await member.get(`${plans}/${laid.id}`)).status).toBe(200);
      await owner.post(`/api/v2/project/${project.id}/version`, { title: 'Kept' });
      await owner.del(`/api/v1/projects/${project.id}`);
      expect((await member.get(`${plans}/${laid.id}`)).status).toBe(404);
      expect((await owner.get(`${plans}/${laid.id}`)).status).toBe(200);
    });
  });

  it('stays for as long as a version has it under a drawing', async () => {
    const laid = (await upload(photograph)).body;
    const { id, products } = (
      await owner.post<{ id: string; products: { orderedIds: string[] } }>('/api/v1/projects', {
        name: 'Drawn before',
        products: [{ model: '2010', quantity: 1 }],
      })
    ).body;
    const [line] = products.orderedIds;
    await server.pool.query(
      `insert into project_creation (project_id, line_id, creation) values ($1, $2, $3)`,
      [id, line, { drawing: { floor: { file: laid.id } } }],
    );
    expect((await owner.post(`/api/v2/project/${id}/version`, { title: 'Drawn' })).status).toBe(201);
    await owner.del(`/api/v1/projects/${id}/products/${line}`);
    await server.pool.query(`update floor_plan set used_at = now() - interval '91 days'`);
    await floorPlanFeature.sweep!(server.ctx);
    expect((await owner.get<FloorPlan[]>(plans)).body).toEqual([laid]);
  });

  it('is forgotten ninety days after it was last looked at', async () => {
    const [old, seen] = [(await upload(photograph)).body, (await upload(photograph)).body];
    await server.pool.query(`update floor_plan set used_at = now() - interval '91 days'`);
    await contentOf(seen);
    await floorPlanFeature.sweep!(server.ctx);
    expect((await owner.get<FloorPlan[]>(plans)).body).toEqual([seen]);
    const key = `floor-plans/${old.id.slice(0, 2)}/${old.id}`;
    expect(await server.ctx.storage.get(key)).toBeNull();
  });
});
