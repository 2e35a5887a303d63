import type { JSX } from 'preact';
import { Icon } from '../controls/icon.tsx';

/** A file to download. `size` in bytes, null when unknown. */
export function FileCard({
  name,
  url,
  size,
}: {
  readonly name: string;
  readonly url: string;
  readonly size: number | null;
}): JSX.Element {
  return (
    <a class="file" href={url} download={name}>
      <Icon name="file" size={26} />
      <span>
        <span class="file-name">{name}</span>
        {size !== null && <span class="file-size">{`${Math.ceil(size / 1024).toLocaleString('en')} KiB`}</span>}
      </span>
    </a>
  );
}
