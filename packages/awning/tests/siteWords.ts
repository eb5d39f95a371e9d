/** Words of the shop, which must not occur in the engine: it knows no site. */
export const siteWords =
  /杂|铺|店|书架|柜台|账本|游戏|General Store|zahuopu|general-store|shop|\bgames?\b|bookshel|\bspines?\b|ledger/i
