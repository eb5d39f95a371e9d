import { defineLab } from 'awning/lab'

export const eventLab = defineLab({
  name: 'event',
  title: { zh: '事件的捕获与冒泡', en: 'Event capturing and bubbling' },
  caption: {
    zh: '点一个盒子，看事件从外向内捕获、再向外冒泡；改一改途中监听器的选项，再走一遍。',
    en: 'Click a box and watch the event travel in and back out; change the options of a listener on its path and try again.',
  },
  text: {
    zh: '五个盒子一层套一层：document、section、ul、li、button。事件先从document往里走，沿途只调用捕获的监听器；到了目标，先调用捕获的，再调用其余的；然后往外冒泡，沿途调用其余的监听器。stopPropagation让事件在这个节点处理完就停，stopImmediatePropagation连这个节点后面的监听器也不调用，两者都不取消默认动作；取消默认动作的是preventDefault，它不阻止传播，在被动的监听器里不起作用，对focus这类不可取消的事件也不起作用。focus不冒泡，但照样经过捕获阶段。once的监听器调用一次就移除。',
    en: 'Five boxes are nested: document, section, ul, li, button. An event first goes in from the document and calls only listeners that capture; at the target those that capture come first and the others after them; then it bubbles out and calls the others. stopPropagation lets the listeners of this node finish and goes no further, stopImmediatePropagation also leaves out the listeners that follow on that node, and neither cancels the default action; preventDefault does, without stopping the event, but it is ignored in a passive listener and for an event that cannot be cancelled, such as focus. Focus does not bubble, but it goes through the capture phase like any other event. A listener with once is removed after its first call.',
  },
  component: () => import('./EventLab.tsx'),
})
