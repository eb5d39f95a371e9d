/** Words of the site that this engine was first made for: the engine must not know any one site. */
export const siteWords =
  /杂|铺|店|书架|柜台|账本|游戏|General Store|zahuopu|general-store|shop|\bgames?\b|bookshel|\bspines?\b|ledger/i
