/** The action of a key while the player has the focus. */
export type KeyAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'louder'
  | 'quieter'
  | 'captions'
  | 'fullScreen'
  | 'help'

const byKey: Readonly<Record<string, KeyAction>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  c: 'captions',
  f: 'fullScreen',
  '?': 'help',
  '؟': 'help',
}
/** The actions of keys by their physical position, for keyboards with a non-Latin layout. */
const byPosition: Readonly<Record<string, KeyAction>> = { KeyC: 'captions', KeyF: 'fullScreen' }

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Returns the action of a key; undefined if the browser should handle the key. Video and controls are not mirrored:
 * right is forward in every language.
 * @example actionOfKey({ key: 'F', code: 'KeyF', ctrlKey: false, metaKey: false, altKey: false }) // 'fullScreen'
 */
export function actionOfKey({ key, code, ctrlKey, metaKey, altKey }: PressedKey): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const latin = /^[a-z]$/i.test(key)
  return byKey[latin ? key.toLowerCase() : key] ?? (latin ? undefined : byPosition[code])
}

const arrows: readonly KeyAction[] = ['back', 'forward', 'louder', 'quieter']

/**
 * Returns whether the focused control needs a key itself: a menu needs every key, a slider the arrow keys, a button
 * the space bar.
 */
const usesKey = (control: EventTarget | null, action: KeyAction): boolean =>
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && arrows.includes(action)) ||
  (control instanceof HTMLButtonElement && action === 'toggle')

/** Listens to keys in the player. Returns a function that removes the listener. */
export function listenToKeys(player: HTMLElement, perform: (action: KeyAction) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOfKey(event)
    if (!action || usesKey(event.target, action)) return
    event.preventDefault()
    if (!event.repeat || action !== 'toggle') perform(action)
  }
  player.addEventListener('keydown', onKeyDown)
  return () => player.removeEventListener('keydown', onKeyDown)
}
