import { BeliefLags, ClusterConsistencyTimeline, CommandLifecycle, DetectionLagBar, QueueCliff, SmartTimeoutsChain, TwoSessionsRace } from '@half-open/react'
import '@half-open/react/styles.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

window.paintsMs = []

// From the moment the browser received the input, over the frame that shows its effect, to the task after that frame.
addEventListener('input', ({ timeStamp }) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.paintsMs.push(performance.now() - timeStamp)
    port2.postMessage(null)
  })
}, true)

createRoot(document.getElementById('root')).render(createElement({ BeliefLags, ClusterConsistencyTimeline, CommandLifecycle, DetectionLagBar, QueueCliff, SmartTimeoutsChain, TwoSessionsRace }[location.search.slice(1)]))
