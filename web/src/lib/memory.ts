/** Small things this browser remembers; in a browser that forbids storage they last while the page is open. */
const held = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`tasogare-${name}`) ?? held.get(name) ?? null;
  } catch {
    return held.get(name) ?? null;
  }
}

export function remember(name: string, value: string | null): void {
  if (value === null) held.delete(name);
  else held.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`tasogare-${name}`);
    else localStorage.setItem(`tasogare-${name}`, value);
  } catch {
    // it is held in memory
  }
}
