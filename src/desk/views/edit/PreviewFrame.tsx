import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The layout width of each variant in pixels, and the height of the visible part in pixels. */
const sizes = { desktop: { width: 1310, height: 1640 }, mobile: { width: 390, height: 780 } }

interface PreviewFrameProps {
  link: string
  variant: keyof typeof sizes
}

/**
 * The rendered page, scaled to the width of the panel. The previous page stays visible until the next page has
 * loaded.
 */
export function PreviewFrame({ link, variant }: PreviewFrameProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(link)
  const [availableWidth, setAvailableWidth] = useState(400)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { width, height } = sizes[variant]
  const scale = Math.min(1, availableWidth / width)
  const links = shown === link ? [link] : [shown, link]
  return (
    <div className="pv" ref={box} style={{ blockSize: height * scale + 24 }}>
      {links.map((each) => (
        <iframe
          key={each}
          title={t('edit:preview')}
          src={each}
          sandbox="allow-same-origin"
          style={{
            inlineSize: width,
            blockSize: height,
            transform: `scale(${scale})`,
            visibility: each === shown ? 'visible' : 'hidden',
          }}
          onLoad={() => setShown(each)}
        />
      ))}
    </div>
  )
}
