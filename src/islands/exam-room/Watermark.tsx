import { useEffect, useRef } from 'react'

/**
 * The size of the watermark's canvas, its grid (both in pixels) and its angle in radians. Specification 1, section
 * 9.
 */
const [width, height, grid, angle] = [1300, 800, 250, -Math.PI / 4]

/**
 * Draws a text that identifies the learner over the whole page, so that a photograph of the exam shows who took it.
 * Hidden from screen readers and pointers.
 */
export function Watermark({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const tile = tileOf(text, getComputedStyle(element).color)
    const draw = () => {
      element.width = innerWidth
      element.height = innerHeight
      const pattern = context.createPattern(tile, 'repeat')
      if (!pattern) return
      context.fillStyle = pattern
      context.fillRect(0, 0, element.width, element.height)
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
  const context = tile.getContext('2d')
  if (!context) return tile
  context.font = '14px sans-serif'
  context.fillStyle = color
  for (let x = 0; x < width; x += grid)
    for (let y = grid; y < height + grid; y += grid) {
      context.save()
      context.translate(x, y)
      context.rotate(angle)
      context.fillText(text, 0, 0)
      context.restore()
    }
  return tile
}
