import { useEffect, useRef } from 'react'

/** The watermark's canvas, grid and angle. Specification 1, section 9. */
const [width, height, grid, turn] = [1300, 800, 250, -Math.PI / 4]

/** Draws the holder's name over the whole page, so that a photograph shows its owner. Hidden from screen readers and pointers. */
export function Watermark({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const shown = canvas.current
    const pen = shown?.getContext('2d')
    if (!shown || !pen) return
    const tile = tileOf(text, getComputedStyle(shown).color)
    const draw = () => {
      shown.width = innerWidth
      shown.height = innerHeight
      const pattern = pen.createPattern(tile, 'repeat')
      if (!pattern) return
      pen.fillStyle = pattern
      pen.fillRect(0, 0, shown.width, shown.height)
    }
    draw()
    addEventListener('resize', draw)
    return () => removeEventListener('resize', draw)
  }, [text])
  return (
    <div className="watermark" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}

function tileOf(text: string, color: string): HTMLCanvasElement {
  const tile = document.createElement('canvas')
  Object.assign(tile, { width, height })
  const pen = tile.getContext('2d')
  if (!pen) return tile
  pen.font = '14px sans-serif'
  pen.fillStyle = color
  for (let x = 0; x < width; x += grid)
    for (let y = grid; y < height + grid; y += grid) {
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      pen.fillText(text, 0, 0)
      pen.restore()
    }
  return tile
}
