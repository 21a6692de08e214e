import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadArticleOf } from './articleOf'
import type { Awake } from './LazyElement'
import type { AnyModel } from './models/models'
import { shadowOf } from './shadowOf'
import { widgetProps } from './widgetProps'
import type { AnyWidget } from './widgets'

/** Prepares to show a widget in the element's shadow tree, in place of what stands inside the element. */
export async function prepareWidget(host: HTMLElement, Widget: AnyWidget, models: readonly AnyModel[]): Promise<() => Awake> {
  await loadArticleOf(host)
  return () => wakeWidget(host, Widget, models)
}

function wakeWidget(host: HTMLElement, Widget: AnyWidget, models: readonly AnyModel[]): Awake {
  const root = createRoot(shadowOf(host))
  const show = (content: ReactNode) => flushSync(() => root.render(content))
  const update = () =>
    show(
      <OrFallback>
        <Widget {...widgetProps(host, models)} />
        {/* Under the height that the page keeps free, where it stood before, so that it does not move. */}
        <div className="half-open-under">
          <slot name="caption" />
        </div>
      </OrFallback>,
    )
  update()
  // The tree is there for good; an element that has left the page, and may come back, shows what stands inside it.
  return { update, sleep: () => show(<slot />) }
}

/** An error of the widget stays inside it: what stands inside the element is seen again. */
class OrFallback extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <slot /> : this.props.children
  }
}
