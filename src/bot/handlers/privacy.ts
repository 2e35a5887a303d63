import { button, container, fileBox, type Message, row, text } from '../discord/components.ts';
import type { PrivacyAction } from '../discord/privacyIds.ts';
import type { Caller } from '../interaction/caller.ts';
import type { Reply } from '../interaction/reply.ts';
import { note } from '../messages/note.ts';
import type { Context } from '../state/context.ts';
import { type Handler, noteReply, toCaller } from './contract.ts';

/** `/privacy`: what is stored about the caller, to take along or to erase. Managers can erase their server. */
export const privacy: Handler<'privacy'> = async (context, caller, { action }) =>
  action === null ? overview(context, caller) : byAction[action](context, caller);

type Answer = (context: Context, caller: Caller) => Promise<Reply>;

const byAction: { readonly [A in PrivacyAction]: Answer } = {
  export: async (context, caller) => {
    const { exports } = context;
    const { privacy: privacyWords } = caller.words;
    if (!exports.admit(caller.user)) {
      const minutes = Math.ceil(exports.delay(caller.user) / 60_000);
      return { kind: 'say', message: note(privacyWords.exportedAlready(minutes)) };
    }
    return { kind: 'say', message: exported(context, caller) };
  },

  async erase({ tables }, caller) {
    const { privacy: privacyWords } = caller.words;
    const { playing, waiting } = await tables.seatsOf(caller.user);
    return toCaller(caller, ask(privacyWords.question(playing, waiting), privacyWords.buttons.eraseSure, 'eraseSure'));
  },

  eraseSure: async (context, caller) => toCaller(caller, erased(context, caller)),

  async server({ tables }, caller) {
    const { privacy: privacyWords } = caller.words;
    if (caller.guild === null) return noteReply(caller, { kind: 'guildOnly' });
    if (!caller.isManager) return noteReply(caller, { kind: 'managersOnly' });
    const { all, live } = await tables.guilds.countTables(caller.guild);
    return toCaller(caller, ask(privacyWords.serverQuestion(all, live), privacyWords.buttons.serverSure, 'serverSure'));
  },

  async serverSure({ tables, log }, caller) {
    const { privacy: privacyWords } = caller.words;
    if (caller.guild === null) return noteReply(caller, { kind: 'guildOnly' });
    if (!caller.isManager) return noteReply(caller, { kind: 'managersOnly' });
    const done = await tables.eraseServer(caller.guild);
    log.info({}, 'erasing a server was asked for');
    return toCaller(caller, note(done.ok ? privacyWords.serverErased() : privacyWords.failed()));
  },
};

async function overview({ tables }: Context, caller: Caller): Promise<Reply> {
  const { privacy: privacyWords } = caller.words;
  const { all } = await tables.seatsOf(caller.user);
  const canEraseServer = caller.isManager && caller.guild !== null;
  return toCaller(
    caller,
    note(privacyWords.overview(all), [
      button(privacyWords.buttons.export, 'primary', { kind: 'privacy', action: 'export' }),
      button(privacyWords.buttons.erase, 'danger', { kind: 'privacy', action: 'erase' }),
      ...(canEraseServer ? [button(privacyWords.buttons.server, 'danger', { kind: 'privacy', action: 'server' })] : []),
    ]),
  );
}

const ask = (question: string, sure: string, action: PrivacyAction): Message =>
  container([text(question), row([button(sure, 'danger', { kind: 'privacy', action })])]);

async function exported({ tables }: Context, { user, words }: Caller): Promise<Message> {
  const { privacy: privacyWords } = words;
  const bytes = Buffer.from(`${JSON.stringify(await tables.recordsOf(user), null, 1)}\n`);
  const file = { name: privacyWords.fileName(), bytes, alt: privacyWords.fileDescription() };
  return container([text(privacyWords.exported()), fileBox(file)], { files: [file] });
}

async function erased({ tables, names, log }: Context, { user, words }: Caller): Promise<Message> {
  const { privacy: privacyWords } = words;
  const done = await tables.eraseMember(user);
  names.forget(user);
  log.info({}, 'erasing a member was asked for');
  return note(done.ok ? privacyWords.erased() : privacyWords.failed());
}
