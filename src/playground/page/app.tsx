import type { JSX } from 'preact';
import { useSyncExternalStore } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageAction, PageAnswer } from '../pageProtocol.ts';
import { Panes } from './channel/panes.tsx';
import { type Page, PageContext, type Picture } from './context.ts';
import { KeyHelp } from './dialogs/keyHelp.tsx';
import { Modal } from './dialogs/modal.tsx';
import { PictureView } from './dialogs/pictureView.tsx';
import { QuickJump } from './dialogs/quickJump.tsx';
import { useShortcuts } from './keyboard/useShortcuts.ts';
import { usePhoneWidth, useSmallWindow } from './preferences/phoneWidth.ts';
import { rememberMember } from './preferences/rememberedMember.ts';
import { useTheme } from './preferences/theme.ts';
import { ChannelList } from './sidebar/channelList.tsx';
import { ServerList } from './sidebar/serverList.tsx';
import type { LiveState } from './state/liveState.ts';
import { membersOf } from './state/pageState.ts';
import { addressOf, placeAt } from './state/place.ts';
import { sendAction } from './state/requests.ts';
import { ToolColumn } from './tools/toolColumn.tsx';
import { ToolSheet } from './tools/toolSheet.tsx';
import { TopStrip } from './topStrip.tsx';
import { WORDS } from './words.ts';

/** How long a notice stays on screen, in ms. */
const NOTICE_STAYS = 6000;

/** Windows narrower than this (px) start with the tools hidden. */
const TOOLS_NEED = 1000;

/** The whole page; a placeholder until the first state arrives. */
export function App({ live }: { readonly live: LiveState }): JSX.Element {
  const { state, connected, leaving } = useSyncExternalStore(live.subscribe, live.get);
  const address = useSyncExternalStore(onHashChange, () => location.hash);
  const theme = useTheme();
  const userId = state?.me.id ?? null;
  const isSmall = useSmallWindow();
  const isPhone = usePhoneWidth(userId) || isSmall;
  const [listShown, showList] = useState(!isPhone);
  const [toolsShown, showTools] = useState(innerWidth >= TOOLS_NEED);
  const [picture, openPicture] = useState<Picture | null>(null);
  const [dialog, openDialog] = useState<'keys' | 'jump' | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const sent = useRef(new Map<string, PageAction>());

  useEffect(() => showList(!isPhone), [isPhone]);
  useEffect(() => {
    if (isSmall) showTools(false);
  }, [isSmall]);
  useEffect(() => {
    if (userId !== null) rememberMember(userId);
  }, [userId]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    const timer = notice === null ? 0 : setTimeout(() => setNotice(null), NOTICE_STAYS);
    return () => clearTimeout(timer);
  }, [notice]);

  const page = useMemo((): Page | null => {
    if (!state) return null;
    const perform = async (action: PageAction): Promise<PageAnswer> => {
      const answer = await sendAction(state.me.id, action);
      if (answer.kind === 'interaction') sent.current.set(answer.interactionId, action);
      // Modals and option fields show their own refusals beside the input.
      const showsRefusal = action.kind === 'submit' || action.kind === 'autocomplete';
      if (answer.kind === 'refused' && !showsRefusal) setNotice(answer.reason);
      return answer;
    };
    return {
      state,
      connected,
      words: WORDS[state.me.locale],
      now: () => Date.now() + state.clock.offset,
      perform,
      retryOf: (interactionId) => {
        const action = sent.current.get(interactionId);
        return action ? () => void perform(action) : null;
      },
      become: (id) => {
        live.become(id);
        if (isSmall) showTools(false);
      },
      openPicture,
      isPhone,
      showList,
      showTools,
    };
  }, [state, connected, live, isSmall, isPhone]);

  const place = state && placeAt(state, address);
  useShortcuts({
    toggleList: () => showList(!listShown),
    jump: () => openDialog('jump'),
    showKeys: () => openDialog('keys'),
    closeThread: () => {
      if (place?.thread) location.hash = addressOf(place.thread.parentId ?? '');
    },
    becomeNth: (index) => {
      const member = state && membersOf(state, place?.guild ?? null)[index];
      if (member) live.become(member.id);
    },
  });

  if (!page || !place || !state) return <p class="starting">Connecting to the playground …</p>;
  const classes = ['app'];
  if (place.thread) classes.push('with-thread');
  if (listShown) classes.push('with-list');
  if (toolsShown) classes.push('with-tools');
  if (isPhone) classes.push('phone');
  return (
    <PageContext.Provider value={page}>
      <div class={classes.join(' ')} lang={state.me.locale}>
        <TopStrip
          theme={theme}
          toolsShown={toolsShown}
          onToggleTools={() => showTools(!toolsShown)}
          onShowKeys={() => openDialog('keys')}
        />
        {/* Inert while switching members: a press would still count as the previous member's. */}
        <div class="frame" inert={leaving}>
          {(listShown || !isPhone) && <ServerList guild={place.guild} />}
          {listShown && !isPhone && <ChannelList place={place} onShowTools={() => showTools(!toolsShown)} />}
          {listShown && isPhone ? (
            <main class="list-place">
              <ChannelList place={place} onShowTools={() => showTools(true)} />
            </main>
          ) : (
            <Panes key={state.me.id} place={place} />
          )}
        </div>
        {toolsShown && !isSmall && <ToolColumn place={place} />}
        {toolsShown && isSmall && (
          <ToolSheet>
            <ToolColumn place={place} />
          </ToolSheet>
        )}
        {state.modal && <Modal key={state.modal.interactionId} opened={state.modal} />}
        {dialog === 'jump' && <QuickJump onClose={() => openDialog(null)} />}
        {dialog === 'keys' && <KeyHelp onClose={() => openDialog(null)} />}
        {picture && <PictureView picture={picture} onClose={() => openPicture(null)} />}
        {notice !== null && (
          <p class="notice" role="alert">
            {notice}
          </p>
        )}
      </div>
    </PageContext.Provider>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
