/** Addresses of the pages, over the history of the browser. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'room'; readonly code: string }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly anchor: string | null }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'me' }
  | { readonly page: 'lost' };

/** The page that a path means. */
export function parse(path: string, hash = ''): Route {
  const [first = '', second = '', ...more] = path
    .replace(/^\/+|\/+$/g, '')
    .split('/')
    .map(decode);
  if (more.length > 0) return { page: 'lost' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'room':
    case 'table':
      return second ? { page: first, code: tidyCode(second) } : { page: 'lost' };
    case 'rules':
      return { page: 'rules', game: second || null, anchor: decode(hash.replace(/^#/, '')) || null };
    case 'replay':
      return second ? { page: 'replay', id: second } : { page: 'lost' };
    case 'me':
      return second ? { page: 'lost' } : { page: 'me' };
    default:
      return { page: 'lost' };
  }
}

/** A code as it is said aloud or typed: case, spaces and dashes do not matter. */
export function tidyCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase();
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  now: Route = $state.raw(parse(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go = (to: string, how: 'push' | 'replace' = 'push'): void => {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  };

  /** Keeps plain clicks on links of this site inside the page. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || parse(link.pathname).page === 'lost') return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.now = parse(location.pathname, location.hash);
  }
}

export const router = new Router();
export const go = router.go;
