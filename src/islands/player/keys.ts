/** The action of a key while the player has the focus. */
export type KeyAct = 'toggle' | 'back' | 'forward' | 'louder' | 'quieter' | 'captions' | 'fullScreen' | 'help'

const byKey: Readonly<Record<string, KeyAct>> = {
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
/** The same keys on keyboards with other scripts, by position. */
const byPlace: Readonly<Record<string, KeyAct>> = { KeyC: 'captions', KeyF: 'fullScreen' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Returns the action of a key, or undefined for a key of the browser. Video and controls are not mirrored: right is
 * forward in every language.
 * @example actOf({ key: 'F', code: 'KeyF', ctrlKey: false, metaKey: false, altKey: false }) // 'fullScreen'
 */
export function actOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const latin = /^[a-z]$/i.test(key)
  return byKey[latin ? key.toLowerCase() : key] ?? (latin ? undefined : byPlace[code])
}

/** The actions that the browser's own controls handle after the focus has moved into them. */
const ofControls: readonly KeyAct[] = ['toggle', 'back', 'forward', 'louder', 'quieter']

/** Prevents the browser's own controls from handling a key, too: some listen on the video itself, to keydown or keyup. */
function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Listens to keys in the player. The page cannot see which of the browser's controls inside the video has the focus:
 * after a Tab moves into them, the keys that they use are left to them.
 */
export function listenToKeys(player: HTMLElement, does: (act: KeyAct) => void): () => void {
  let amongControls = false
  const ended = new AbortController()
  const { signal } = ended
  const leave = () => {
    amongControls = false
  }
  player.addEventListener('pointerdown', leave, { signal })
  player.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') amongControls = event.target instanceof HTMLVideoElement || event.shiftKey
      const act = actOf(event)
      if (!act || (amongControls && ofControls.includes(act))) return
      take(event)
      if (!event.repeat || act !== 'toggle') does(act)
    },
    { signal, capture: true },
  )
  const released = (event: KeyboardEvent) => {
    if (actOf(event) && !amongControls) take(event)
  }
  player.addEventListener('keyup', released, { signal, capture: true })
  return () => ended.abort()
}
