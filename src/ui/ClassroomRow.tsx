import type { Classroom } from '../domain/classroom/classroom.ts'
import { isOnSite } from '../domain/classroom/on-site.ts'
import { Icon } from './Icon.tsx'
import { SessionRow } from './SessionRow.tsx'
import { useWords } from './Words.tsx'

/** A classroom in a list, with the seats that are left. The times of an online one are in the reader's zone. */
export function ClassroomRow({ classroom, href }: { classroom: Classroom; href: string }) {
  const { t } = useWords()
  const onSite = isOnSite(classroom.mode)
  const where = (
    <li>
      <Icon name={onSite ? 'pin' : 'globe'} />
      {t(`classroom:mode.${classroom.mode}`)}
    </li>
  )
  return <SessionRow session={classroom} href={href} level="h2" where={where} inOwnZone={!onSite} />
}
