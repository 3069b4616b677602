/** What a key does while the player has the focus. */
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
/** Keyboards of other scripts have their own letters on these keys. */
const byPlace: Readonly<Record<string, KeyAct>> = { KeyC: 'captions', KeyF: 'fullScreen' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * The act of a key, or undefined for one that is the browser's. Film and controls are not mirrored: right is forward everywhere.
 * @example actOf({ key: 'F', code: 'KeyF', ctrlKey: false, metaKey: false, altKey: false }) // 'fullScreen'
 */
export function actOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const latin = /^[a-z]$/i.test(key)
  return byKey[latin ? key.toLowerCase() : key] ?? (latin ? undefined : byPlace[code])
}

/** What the browser's own controls do with keys once somebody has moved in among them. */
const ofControls: readonly KeyAct[] = ['toggle', 'back', 'forward', 'louder', 'quieter']

/** Keeps a key from the browser's own controls, some of which hear it at the film itself, pressed or let go: it is done once. */
function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Listens to keys in the player. The browser's controls stand inside the film, where nobody sees which of them has the focus:
 * from the Tab that leads in among them, the keys that they use are theirs.
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
