import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { IconName } from '#src/drawings/icons.ts'
import { formatTabsQuery, type ShownTabs, showTabs, type Tab } from '#src/stores/my-learning/my-learning.ts'
import { unreadMessagesResource } from '#src/stores/notice/messages.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useScrollToTab } from './use-scroll-to-tab.ts'

/** The tabs in display order. In the URL, the tabs are numbered in another order. */
const tabsInOrder: [Tab, IconName][] = [
  ['training', 'play'],
  ['messages', 'mail'],
  ['certificates', 'certificate'],
  ['medals', 'credit'],
  ['information', 'person'],
  ['preferences', 'filter'],
]

/** The tabs of My Learning. */
export function LearningTabs({ address, currentTabs }: { address: string; currentTabs: ShownTabs }) {
  const { t } = useTranslation()
  const unread = useStore(unreadMessagesResource.$state)
  useEffect(() => void unreadMessagesResource.load(), [])
  const count = unread.state === 'ready' ? unread.value.total : 0
  const row = useScrollToTab(currentTabs.tab, count)
  return (
    <nav ref={row} className="panel tight stick learn-nav" aria-label={t('my-learning:title')}>
      <ul>
        {tabsInOrder.map(([tab, icon]) => {
          const target: ShownTabs = { tab, subTab: 'certifications' }
          return (
            <li key={tab}>
              <a
                href={address + formatTabsQuery(target)}
                aria-current={tab === currentTabs.tab ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  showTabs(address, target)
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
