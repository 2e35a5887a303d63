import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Picture, usePage } from '../context.ts';
import { Icon } from '../controls/icon.tsx';

const MOST = 8;
const STEP = 1.5;
/** A press without a drag zooms to this factor; a movement shorter than this (px) is not a drag. */
const PRESS = 2.5;
const STILL = 4;

/** A point of the picture (fractions of its sides) that stays at a point of the window (px) while zooming. */
interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A picture over the page, fitted to the window at first. The wheel, a press, + and − zoom; a drag moves it; 0 fits it
 * again; Esc closes it and returns the focus.
 */
export function PictureView({
  picture,
  onClose,
}: {
  readonly picture: Picture;
  readonly onClose: () => void;
}): JSX.Element {
  const { words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const drag = useRef<{ x: number; y: number; moved: number } | null>(null);
  const [fit, setFit] = useState<number | null>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    const { current: held } = anchor;
    if (!held || !canvas.current || !image.current) return;
    const box = image.current.getBoundingClientRect();
    canvas.current.scrollLeft += box.left + held.left * box.width - held.x;
    canvas.current.scrollTop += box.top + held.top * box.height - held.y;
    anchor.current = null;
  }, [zoom]);

  const measure = () => {
    if (!canvas.current || !image.current) return;
    const { clientWidth, clientHeight } = canvas.current;
    const { naturalWidth, naturalHeight } = image.current;
    setFit(Math.min(naturalWidth, clientWidth - 32, ((clientHeight - 32) * naturalWidth) / naturalHeight));
  };
  const zoomTo = (next: number, x = innerWidth / 2, y = innerHeight / 2) => {
    const box = image.current?.getBoundingClientRect();
    if (box) anchor.current = { left: (x - box.left) / box.width, top: (y - box.top) / box.height, x, y };
    setZoom(Math.min(Math.max(next, 1), MOST));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom * STEP);
    else if (event.key === '-') zoomTo(zoom / STEP);
    else if (event.key === '0') zoomTo(1);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      class="picture-view"
      aria-label={picture.alt || words.openPicture}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div class="picture-keys">
        <button type="button" class="round" aria-label={words.larger} onClick={() => zoomTo(zoom * STEP)}>
          +
        </button>
        <button type="button" class="round" aria-label={words.smaller} onClick={() => zoomTo(zoom / STEP)}>
          −
        </button>
        <button type="button" class="round" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={canvas}
        class={zoom > 1 ? 'canvas zoomed' : 'canvas'}
        onWheel={(event) => {
          event.preventDefault();
          zoomTo(zoom * (event.deltaY < 0 ? 1.2 : 1 / 1.2), event.clientX, event.clientY);
        }}
        onPointerDown={(event) => {
          if (event.pointerType !== 'mouse') return; // touch scrolls natively
          drag.current = { x: event.clientX, y: event.clientY, moved: 0 };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!drag.current) return;
          const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
          event.currentTarget.scrollBy(-dx, -dy);
          drag.current = { x: event.clientX, y: event.clientY, moved: drag.current.moved + Math.hypot(dx, dy) };
        }}
        onPointerUp={(event) => {
          const isPress = drag.current !== null && drag.current.moved < STILL;
          drag.current = null;
          if (isPress) zoomTo(zoom > 1 ? 1 : PRESS, event.clientX, event.clientY);
        }}
      >
        <img
          ref={image}
          src={picture.url}
          alt={picture.alt}
          draggable={false}
          style={fit === null ? {} : { width: fit * zoom }}
          onLoad={measure}
        />
      </div>
      {picture.alt && <p class="alt-text">{picture.alt}</p>}
    </dialog>
  );
}
