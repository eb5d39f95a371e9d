import { defineLab } from 'awning/lab'

export const eventLab = defineLab({
  name: 'event',
  title: { zh: '事件的捕获与冒泡', en: 'Event capturing and bubbling' },
  caption: {
    zh: '点一个盒子，看事件从外向内捕获、再向外冒泡；改一改途中监听器的选项，再走一遍。',
    en: 'Click a box and watch the event travel in and back out; change the options of a listener on its path and try again.',
  },
  text: {
    zh: '五个盒子一层套一层：document、section、ul、li、button。事件先从document往里走，沿途只叫捕获的监听器；到了目标，捕获的先叫，其余的后叫；再往外冒，沿途叫其余的监听器。stopPropagation让事件走完这一站就停，stopImmediatePropagation连这一站后面的监听器也不叫，两者都不取消默认动作；取消默认动作的是preventDefault，它不拦路，在被动的监听器里不起作用，对focus这类不可取消的事件也不起作用。focus不冒泡，但照样经过捕获那一段。once的监听器叫过一次就没了。',
    en: 'Five boxes stand one inside the other: document, section, ul, li, button. An event first goes in from the document and calls only listeners that capture; at the target those that capture come first and the others after them; then it bubbles out and calls the others. stopPropagation lets it finish the node and go no further, stopImmediatePropagation also leaves out the listeners that follow on that node, and neither cancels the default action; preventDefault does, without stopping the event, but it is ignored in a passive listener and for an event that cannot be cancelled, such as focus. Focus does not bubble, yet it is captured like any other. A listener with once is gone after its first call.',
  },
  component: () => import('./EventLab.tsx'),
})
