import { defineLab } from 'awning/lab'

export const testingLab = defineLab({
  name: 'testing',
  title: { zh: '测试隔离与运行次序', en: 'Test isolation and order' },
  caption: {
    zh: '换一个运行次序，看哪条测试失败；再让每条测试用新的购物车。',
    en: 'Change the order and see which test fails; then give each test a new cart.',
  },
  text: {
    zh: '三条测试共用一个购物车。按1、3、2的次序都通过；按1、2、3，第三条失败，因为第二条留下了一本书；倒过来，第一条失败；单独跑第三条又通过。代码一行没改，结果却取决于次序，这就是测试没有隔离。在beforeEach里为每条测试新建购物车，任何次序都通过。',
    en: 'Three tests share one cart. In the order 1, 3, 2 all pass; in the order 1, 2, 3 the third fails, because the second has left a book in the cart; reversed, the first fails; alone, the third passes again. The code is the same, but the result depends on the order: the tests are not isolated. With a new cart for each test, created in beforeEach, they pass in every order.',
  },
  component: () => import('./TestingLab.tsx'),
})
