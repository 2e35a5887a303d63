import { render } from 'preact';
import { App } from './app.tsx';
import { rememberedMember } from './preferences/rememberedMember.ts';
import { openStore } from './state/liveState.ts';

render(<App store={openStore(rememberedMember())} />, document.body);
