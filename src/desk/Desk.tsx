import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Translator } from '../i18n/translator.ts'
import { TranslationContext } from '../ui/TranslationContext.tsx'
import { getDeskLanguage } from './address/desk-language.ts'
import { loadDeskMessages } from './messages/messages.ts'
import { $me } from './session/me.ts'
import { SignInPanel } from './session/SignInPanel.tsx'
import { Shell } from './shell/Shell.tsx'
import { CurrentView } from './views/CurrentView.tsx'

/**
 * The desk, the editors' application: its frame with the view for the URL, or the sign-in page for users without
 * access.
 */
export function Desk() {
  const me = useStore($me)
  const [translator, setTranslator] = useState<Translator>()
  useEffect(() => void loadDeskMessages(getDeskLanguage()).then(setTranslator), [])
  if (!translator || me.state === 'loading') return null
  return (
    <TranslationContext value={translator}>
      {me.state === 'ready' ? (
        <Shell>
          <CurrentView />
        </Shell>
      ) : (
        <SignInPanel me={me} />
      )}
    </TranslationContext>
  )
}
