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
/** The keys by their position, for keyboards with other scripts. */
const byPosition: Readonly<Record<string, KeyAct>> = { KeyC: 'captions', KeyF: 'fullScreen' }

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Returns the action of a key, or undefined for a key of the browser. Video and controls are not mirrored: right is
 * forward in every language.
 * @example actOf({ key: 'F', code: 'KeyF', ctrlKey: false, metaKey: false, altKey: false }) // 'fullScreen'
 */
export function actOf({ key, code, ctrlKey, metaKey, altKey }: PressedKey): KeyAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const latin = /^[a-z]$/i.test(key)
  return byKey[latin ? key.toLowerCase() : key] ?? (latin ? undefined : byPosition[code])
}

/** The actions that the browser's own controls handle after the focus has moved into them. */
const actionsOfControls: readonly KeyAct[] = ['toggle', 'back', 'forward', 'louder', 'quieter']

/** Prevents the browser's own controls from handling a key, too: some listen on the video itself, to keydown or keyup. */
function consume(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Listens to keys in the player. The page cannot see which of the browser's controls inside the video has the focus:
 * after a Tab moves into them, the keys that they use are left to them.
 */
export function listenToKeys(player: HTMLElement, perform: (act: KeyAct) => void): () => void {
  let inControls = false
  const controller = new AbortController()
  const { signal } = controller
  const onPointerDown = () => {
    inControls = false
  }
  player.addEventListener('pointerdown', onPointerDown, { signal })
  player.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') inControls = event.target instanceof HTMLVideoElement || event.shiftKey
      const act = actOf(event)
      if (!act || (inControls && actionsOfControls.includes(act))) return
      consume(event)
      if (!event.repeat || act !== 'toggle') perform(act)
    },
    { signal, capture: true },
  )
  const onKeyUp = (event: KeyboardEvent) => {
    if (actOf(event) && !inControls) consume(event)
  }
  player.addEventListener('keyup', onKeyUp, { signal, capture: true })
  return () => controller.abort()
}
