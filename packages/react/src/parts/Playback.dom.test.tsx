import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { playbackMessages } from './playbackMessages'
import { Playback } from './Playback'

const playback = { position: 1, step: 1, playing: false, play: vi.fn(), pause: vi.fn(), to: vi.fn() }
const show = (disabled: boolean, playing = false) =>
  render(<Playback playback={{ ...playback, playing }} steps={4} stepText={(step) => `step ${step}`} disabled={disabled} messages={playbackMessages.en} />)

it('before its widget wakes all of it is there, disabled', () => {
  show(true)
  const controls = [...screen.getAllByRole('button'), screen.getByRole('slider')]
  expect(controls).toHaveLength(4)
  for (const control of controls) expect(control).toBeDisabled()
})

it('has a name for each of its controls, and the step in words', () => {
  show(false)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['One step back', 'Play', 'One step forward'])
  expect(screen.getByRole('slider', { name: 'Step' })).toHaveAttribute('aria-valuetext', 'step 1')
  expect(screen.getByRole('group', { name: 'Playback' })).toBeTruthy()
})

it('while it plays it offers to pause', () => {
  show(false, true)
  screen.getByRole('button', { name: 'Pause' }).click()
  expect(playback.pause).toHaveBeenCalledOnce()
})
