import { render } from 'preact';
import { App } from './app.tsx';
import { rememberedMember } from './memory.ts';
import { openStore } from './store.ts';

render(<App store={openStore(rememberedMember())} />, document.body);
