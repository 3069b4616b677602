import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { PaletteDialog } from './PaletteDialog.tsx'
import { $typedQuery } from './palette-state.ts'

let Loaded: ComponentType | undefined

/** Loads the command palette in advance, so that it opens without delay. */
export async function loadPalette(): Promise<ComponentType> {
  Loaded ??= (await import('./CommandPalette.tsx')).default
  return Loaded
}

/**
 * The milliseconds without typing after which the search replaces the plain input. A key that is pressed during the
 * replacement could be lost.
 */
const pause = 250

/** The command palette. Until its script is loaded, a plain input stores the typed text. */
export function LazyCommandPalette() {
  const [Palette, setPalette] = useState(() => Loaded)
  const [failure, setFailure] = useState<unknown>()
  const typed = useStore($typedQuery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause again
  useEffect(() => {
    if (Palette) return
    let isOver = false
    const timer = setTimeout(() => {
      loadPalette().then((loaded) => isOver || setPalette(() => loaded), setFailure)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [typed, Palette])
  if (failure) throw failure
  return Palette ? <Palette /> : <PaletteDialog />
}
