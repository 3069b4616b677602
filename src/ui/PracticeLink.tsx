import { Icon } from './Icon.tsx'

export function PracticeLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="more" href={href}>
      {children}
      <Icon name="chevronRight" flip />
    </a>
  )
}
