import type { APIMediaGalleryItem } from 'discord-api-types/v10';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../context.ts';

/** The pictures of a message; pressing one opens it at full size. */
export function Gallery({ items }: { readonly items: readonly APIMediaGalleryItem[] }): JSX.Element {
  return (
    <div class={items.length > 1 ? 'gallery several' : 'gallery'}>
      {items.map((item, index) => (
        <PictureButton key={index} item={item} />
      ))}
    </div>
  );
}

/** A picture in a message, or the thumbnail of a section. */
export function PictureButton({ item }: { readonly item: APIMediaGalleryItem }): JSX.Element {
  const { words, openPicture } = usePage();
  const [shown, show] = useState(item.spoiler !== true);
  const { url, width, height } = item.media;
  const alt = item.description ?? '';
  return (
    <button
      type="button"
      class={shown ? 'picture' : 'picture hidden'}
      aria-label={shown ? [words.openPicture, alt].filter(Boolean).join(': ') : words.showSpoiler}
      onClick={() => (shown ? openPicture({ url, alt }) : show(true))}
    >
      <img src={url} alt={alt} width={width ?? undefined} height={height ?? undefined} decoding="async" />
    </button>
  );
}
