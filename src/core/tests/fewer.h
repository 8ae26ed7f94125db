#pragma once

namespace core {

/// By how much long tests are cut: under these sanitizers everything is slow, and a part is
/// enough to find its faults.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PENTARIO_FEWER 10
#endif
#endif
#ifndef PENTARIO_FEWER
#define PENTARIO_FEWER 1
#endif
constexpr int kFewer = PENTARIO_FEWER;
#undef PENTARIO_FEWER

}  // namespace core
