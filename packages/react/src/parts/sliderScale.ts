import type { NumberSpec, Slider } from '@half-open/sim'

/** Positions of a logarithmic slider: fine enough that one is under a pixel at 1200 px. */
const logPositions = 1000

/** A native range and the value it stands for: equal on a linear scale, a power on a logarithmic one. */
export interface SliderScale {
  min: number
  max: number
  step: number
  toPosition: (value: number) => number
  toValue: (position: number) => number
}

/** The range reaches the value even where an author set it outside the slider's usual bounds. */
export function sliderScale(spec: NumberSpec, value: number): SliderScale {
  const slider = { ...spec.slider, min: Math.min(spec.slider.min, value), max: Math.max(spec.slider.max, value) }
  return slider.scale === 'log' && slider.min > 0 ? logarithmic(slider) : linear(slider)
}

function linear({ min, max, step }: Slider): SliderScale {
  return { min, max, step, toPosition: (value) => value, toValue: (position) => position }
}

function logarithmic({ min, max, step }: Slider): SliderScale {
  const ratio = Math.log(max / min)
  return {
    min: 0,
    max: logPositions,
    step: 1,
    toPosition: (value) => Math.round((Math.log(value / min) / ratio) * logPositions),
    toValue: (position) => Math.min(max, Math.max(min, Math.round((min * Math.exp((position / logPositions) * ratio)) / step) * step)),
  }
}
