import { render } from 'preact';
import { App } from './app.tsx';
import { rememberedMember } from './preferences/rememberedMember.ts';
import { openLiveState } from './state/liveState.ts';

render(<App live={openLiveState(rememberedMember())} />, document.body);
