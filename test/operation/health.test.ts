import { describe, expect, it, onTestFinished } from 'vitest';
import { startHealthServer } from '../../src/operation/healthServer.ts';
import { createMetrics, type Sources } from '../../src/operation/metrics.ts';
import { ask, figures } from './support/health.ts';

const clock = { time: 1_000_000_000, now: () => clock.time, steady: () => clock.time };
const quiet: Sources = {
  ...{
    clock,
    isConnected: () => true,
    newsAge: () => 0,
    picturesWaiting: () => 0,
    areDirectsBarred: () => false,
    sessionsLeft: () => null,
  },
  ...{ freeDisk: () => 5, logSize: () => 0, lastBackup: () => null, suspended: () => 0, clockJumps: () => 0 },
  isFileSound: () => null,
};

describe('the figures', () => {
  it('are looked up when somebody asks, and left out while they are not known', async () => {
    const sources = { ...quiet };
    const metrics = createMetrics({ ...quiet, ...proxied(sources) });
    expect(figures(await metrics.text())).toMatchObject({ guildhall_connected: 1, guildhall_outbox_age_seconds: 0 });
    for (const name of ['guildhall_identifies_left', 'guildhall_backup_age_seconds', 'guildhall_file_sound']) {
      expect(figures(await metrics.text())).not.toHaveProperty(name);
    }
    Object.assign(sources, {
      ...{ isConnected: () => false, newsAge: () => 90_000, picturesWaiting: () => 3 },
      ...{
        areDirectsBarred: () => false,
        sessionsLeft: () => 812,
        freeDisk: () => 77,
        logSize: () => 4096,
        lastBackup: () => clock.time - 3_600_000,
      },
      ...{ suspended: () => 2, clockJumps: () => 1, isFileSound: () => false },
    });
    expect(figures(await metrics.text())).toMatchObject({
      ...{ guildhall_connected: 0, guildhall_outbox_age_seconds: 90, guildhall_pictures_waiting: 3 },
      ...{ guildhall_identifies_left: 812, guildhall_disk_free_bytes: 77, guildhall_wal_bytes: 4096 },
      ...{ guildhall_backup_age_seconds: 3600, guildhall_suspended_tables: 2, guildhall_clock_jumps: 1 },
      guildhall_file_sound: 0,
    });
    Object.assign(sources, { lastBackup: () => null });
    expect(figures(await metrics.text())).not.toHaveProperty('guildhall_backup_age_seconds');
  });

  it('count moves, sort answers by their time, and forget refusals with their span', async () => {
    const metrics = createMetrics(quiet);
    metrics.moved();
    metrics.moved();
    metrics.answered('MessageComponent', 90);
    metrics.answered('MessageComponent', 3_000);
    metrics.refused(41, 60_000);
    metrics.disconnected();
    const body = await metrics.text();
    expect(figures(body)).toMatchObject({
      ...{ guildhall_moves_total: 2, guildhall_invalid_requests: 41, guildhall_disconnections_total: 1 },
    });
    const bucket = (most: string) =>
      Number(new RegExp(`answer_seconds_bucket\\{le="${most}",type="MessageComponent"\\} (\\d+)`).exec(body)?.[1]);
    expect(['0.05', '0.1', '2.5', '5'].map(bucket)).toEqual([0, 1, 1, 2]);
    clock.time += 60_001;
    expect(figures(await metrics.text())).toMatchObject({ guildhall_invalid_requests: 0 });
  });
});

/** Sources that ask what is in the object at that moment. */
const proxied = (sources: Sources): Sources => ({
  ...{ clock, isConnected: () => sources.isConnected(), newsAge: () => sources.newsAge() },
  ...{
    picturesWaiting: () => sources.picturesWaiting(),
    areDirectsBarred: () => false,
    sessionsLeft: () => sources.sessionsLeft(),
  },
  ...{ freeDisk: () => sources.freeDisk(), logSize: () => sources.logSize(), lastBackup: () => sources.lastBackup() },
  ...{ suspended: () => sources.suspended(), clockJumps: () => sources.clockJumps() },
  isFileSound: () => sources.isFileSound(),
});

describe('the health server', () => {
  it('says whether the process lives, whether it is ready and why not, and nothing else', async () => {
    let reason: string | null = 'not connected to Discord';
    const metrics = { text: async () => 'a 1\n', contentType: 'text/plain; version=0.0.4' };
    const server = await startHealthServer({ port: 0, notReady: () => reason, metrics });
    onTestFinished(server.close);
    const { port } = server;
    expect(await ask(port, '/live')).toMatchObject({ status: 200, body: 'live\n' });
    expect(await ask(port, '/ready')).toMatchObject({ status: 503, body: 'not connected to Discord\n' });
    reason = null;
    expect(await ask(port, '/ready?x=1')).toMatchObject({ status: 200, body: 'ready\n' });
    expect(await ask(port, '/metrics')).toEqual({ status: 200, type: metrics.contentType, body: 'a 1\n' });
    for (const path of ['/', '/toString', '/__proto__', '//', '/metrics/'])
      expect((await ask(port, path)).status).toBe(404);
    expect((await ask(port, '/metrics', 'DELETE')).status).toBe(404);
  });

  it('answers with an error when reading the metrics failed', async () => {
    const metrics = { text: () => Promise.reject(new Error('closed')), contentType: 'text/plain' };
    const server = await startHealthServer({ port: 0, notReady: () => null, metrics });
    onTestFinished(server.close);
    expect(await ask(server.port, '/metrics')).toMatchObject({ status: 500, body: 'reading the metrics failed\n' });
  });
});
