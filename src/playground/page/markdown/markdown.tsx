import { Fragment, type JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { usePage } from '../context.ts';
import { channelOf, memberName } from '../state/pageState.ts';
import { addressInPage, addressOf } from '../state/place.ts';
import { type Block, type Inline, type ListItem, parseMarkdown } from './parseMarkdown.ts';
import { Timestamp } from './timestamp.tsx';

/** A message's text as Discord renders it. Builds elements only: no text is ever parsed as HTML. */
export function Markdown({ text }: { readonly text: string }): JSX.Element {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <Blocks blocks={blocks} />;
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): JSX.Element {
  return (
    <div class="markdown">
      {blocks.map((block, index) => (
        // Blocks have no identity of their own, so their index is the key.
        <BlockView key={`${index} ${block.kind}`} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.children} />
        </p>
      );
    case 'small':
      return (
        <p class="side-text">
          <Runs runs={block.children} />
        </p>
      );
    case 'heading':
      // Always one level below the channel's name, since messages do not nest; the size follows the markup.
      return (
        <h2 class={`heading-${block.level}`}>
          <Runs runs={block.children} />
        </h2>
      );
    case 'list':
      return block.start === null ? (
        <ul>
          <Items items={block.items} />
        </ul>
      ) : (
        <ol start={block.start}>
          <Items items={block.items} />
        </ol>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

function Items({ items }: { readonly items: readonly ListItem[] }): JSX.Element[] {
  return items.map((item, index) => (
    <li key={index} class={item.depth === 1 ? 'deeper' : ''}>
      <Runs runs={item.children} />
    </li>
  ));
}

function Runs({ runs }: { readonly runs: readonly Inline[] }): JSX.Element {
  return (
    <>
      {runs.map((run, index) => (
        <Fragment key={index}>
          <Run run={run} />
        </Fragment>
      ))}
    </>
  );
}

function Run({ run }: { readonly run: Inline }): JSX.Element {
  switch (run.kind) {
    case 'text':
    case 'emoji':
      return <>{run.text}</>;
    case 'break':
      return <br />;
    case 'code':
      return <code>{run.text}</code>;
    case 'bold':
      return (
        <strong>
          <Runs runs={run.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Runs runs={run.children} />
        </em>
      );
    case 'underline':
      return (
        <u>
          <Runs runs={run.children} />
        </u>
      );
    case 'strike':
      return (
        <s>
          <Runs runs={run.children} />
        </s>
      );
    case 'spoiler':
      return <Spoiler runs={run.children} />;
    case 'link':
      return <Link href={run.href} runs={run.children} />;
    case 'user':
      return <UserMention id={run.id} />;
    case 'channel':
      return <ChannelMention id={run.id} />;
    case 'role':
      return <span class="mention">@{run.id}</span>;
    case 'everyone':
      return <span class="mention">{run.text}</span>;
    case 'command':
      return <span class="mention">{run.text}</span>;
    case 'time':
      return <Timestamp at={run.at} style={run.style} />;
  }
}

function Spoiler({ runs }: { readonly runs: readonly Inline[] }): JSX.Element {
  const { words } = usePage();
  const [shown, show] = useState(false);
  if (shown) {
    return (
      <span class="spoiler shown">
        <Runs runs={runs} />
      </span>
    );
  }
  return (
    <button type="button" class="spoiler" aria-label={words.showSpoiler} onClick={() => show(true)}>
      <span aria-hidden="true">
        <Runs runs={runs} />
      </span>
    </button>
  );
}

/** Links to channels and messages stay in the page; others open a new tab and send no referrer. */
function Link({ href, runs }: { readonly href: string; readonly runs: readonly Inline[] }): JSX.Element {
  const inPage = addressInPage(href);
  return (
    <a {...(inPage ? { href: inPage } : { href, target: '_blank', rel: 'noreferrer' })}>
      <Runs runs={runs} />
    </a>
  );
}

function UserMention({ id }: { readonly id: string }): JSX.Element {
  const { state } = usePage();
  return <span class={id === state.me.id ? 'mention me' : 'mention'}>@{memberName(state, id)}</span>;
}

function ChannelMention({ id }: { readonly id: string }): JSX.Element {
  const { state } = usePage();
  const channel = channelOf(state, id);
  if (!channel) return <span class="mention">#{id}</span>;
  return (
    <a class="mention" href={addressOf(id)}>
      #{channel.name}
    </a>
  );
}
