import { useRef } from 'react'
import { $router } from '../address/router.ts'
import { useKeys } from '../components/use-keys.ts'
import { type Area, areas, areaUrl } from './areas.ts'
import { $isPaletteOpen, $isShortcutListOpen, closePalette } from './palette-state.ts'

/** The milliseconds within which the letter of an area must follow the key `g`. */
const sequence = 1500

/** The shortcuts that work in every view: the palette, the list of shortcuts, and `g` with the letter of an area. */
export function useShellKeys(): void {
  const pressed = useRef(Number.NEGATIVE_INFINITY)
  const go = (area: Area) => () => {
    if (performance.now() - pressed.current >= sequence) return false
    pressed.current = Number.NEGATIVE_INFINITY
    $router.open(areaUrl(area))
    return true
  }
  useKeys(Object.fromEntries(areas.map((area) => [area.key, go(area)])), 'first')
  useKeys({
    g: () => {
      pressed.current = performance.now()
    },
    'control+k': () => ($isPaletteOpen.get() ? closePalette() : $isPaletteOpen.set(true)),
    '?': () => $isShortcutListOpen.set(true),
  })
}
