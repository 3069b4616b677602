import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $router } from '../address/router.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyCommandPalette, loadPalette } from './LazyCommandPalette.tsx'
import { $isPaletteOpen } from './palette-state.ts'
import { Rail } from './Rail.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { SignedOutNote } from './SignedOutNote.tsx'
import { TopBar } from './TopBar.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { useShellKeys } from './use-shell-keys.ts'

/** The frame around each view: navigation rail, top bar, command palette, keyboard shortcuts. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const page = useStore($router)
  const isPaletteOpen = useStore($isPaletteOpen)
  useShellKeys()
  usePageFocus(page?.path)
  // The search of the palette is loaded in advance, so that Ctrl+K opens it immediately.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), 1000)
    return () => clearTimeout(timer)
  }, [])
  const isNarrow = page?.route === 'edit' || page?.route === 'create'
  return (
    <div className={isNarrow ? 'frame slim' : 'frame'}>
      <a className="skip" href="#main">
        {t('shell:skip')}
      </a>
      <Rail />
      <div className="dbody">
        <TopBar />
        <SignedOutNote />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary place={page?.path ?? ''}>{children}</ErrorBoundary>
        </main>
      </div>
      {isPaletteOpen && (
        <ErrorBoundary place={page?.path ?? ''}>
          <LazyCommandPalette />
        </ErrorBoundary>
      )}
      <ShortcutList />
    </div>
  )
}
