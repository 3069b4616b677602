import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { IconName } from '#src/drawings/icons.ts'
import { queryOfTabs, type ShownTabs, show, type Tab } from '#src/stores/my-learning/my-learning.ts'
import { unread } from '#src/stores/notice/messages.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useTabInSight } from './use-tab-in-sight.ts'

/** The tabs in the order in which they are shown; their numbers in the URL are another matter. */
const shownTabs: [Tab, IconName][] = [
  ['training', 'play'],
  ['messages', 'mail'],
  ['certificates', 'certificate'],
  ['medals', 'credit'],
  ['information', 'person'],
  ['preferences', 'filter'],
]

/** The tabs of My Learning beside its contents. */
export function Side({ address, shown }: { address: string; shown: ShownTabs }) {
  const { t } = useTranslation()
  const waiting = useStore(unread.$asked)
  useEffect(() => void unread.load(), [])
  const count = waiting.state === 'ready' ? waiting.value.total : 0
  const row = useTabInSight(shown.tab, count)
  return (
    <nav ref={row} className="panel tight stick learn-nav" aria-label={t('my-learning:title')}>
      <ul>
        {shownTabs.map(([tab, icon]) => {
          const to: ShownTabs = { tab, subTab: 'certifications' }
          return (
            <li key={tab}>
              <a
                href={address + queryOfTabs(to)}
                aria-current={tab === shown.tab ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(address, to)
                }}
              >
                <Icon name={icon} />
                {t(`my-learning:tab.${tab}`)}
                {tab === 'messages' && count > 0 && (
                  <>
                    {' '}
                    <span className="n num" aria-hidden="true">
                      {count}
                    </span>
                    <span className="sr">{t('message:unread', { count })}</span>
                  </>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
