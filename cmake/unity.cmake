# Unity builds: the files of one folder are compiled as one. A folder is one namespace, so its files live
# together anyway. Every preset compiles the tests like this, and all but gcc's `dev` the rooms too: `dev`
# compiles each of their files alone and finds what one of them fails to include.

# Files with private names that a neighbour has too, for something else, and one that a program may do
# without; they are compiled alone.
set(PENTARIO_ALONE
  bots/puzzles/penta_rush.cpp bots/puzzles/pente.cpp bots/puzzles/riomino.cpp bots/puzzles/rivero_penta.cpp
  bots/tests/analysis/rush_test.cpp bots/tests/pente/variants_test.cpp bots/tests/tuning/game_file_test.cpp
  bots/tests/tuning/trial_test.cpp bots/tuning/net_fit.cpp bots/tuning/weights.cpp
  cli/analyse/rush_report.cpp cli/bench/bots.cpp cli/bench/penta_rush.cpp cli/bench/pente.cpp
  cli/bench/riomino.cpp cli/commands/match.cpp cli/commands/puzzle.cpp cli/commands/tune.cpp cli/screen/keys.cpp
  cli/looks/pente_small.cpp cli/looks/riomino_drawing.cpp cli/looks/rivero_drawing.cpp
  cli/match/statistics.cpp cli/play/page.cpp cli/rush/page.cpp cli/sheets/penta_rush_plans.cpp
  cli/sheets/svg_file.cpp cli/screen/svg.cpp cli/tests/analyse_test.cpp cli/tests/riomino_test.cpp
  cli/tests/rivero_look_test.cpp cli/tests/rivero_penta_look_test.cpp cli/tests/rush_lines_test.cpp
  cli/tests/rush_page_test.cpp cli/tests/sitting_test.cpp cli/tests/table_test.cpp game/tests/tree_test.cpp
  games/penta_rush/tests/round_test.cpp games/rivero_penta/tests/actions_test.cpp server/tests/site_test.cpp
  wire/operations/lists.cpp)
list(TRANSFORM PENTARIO_ALONE PREPEND "${CMAKE_SOURCE_DIR}/src/")

# pentario_join_files(): goes through every target of the tree. Last in the root's CMakeLists.txt.
function(pentario_join_files)
  set(folders "${CMAKE_SOURCE_DIR}")
  while(folders)
    list(POP_FRONT folders folder)
    get_property(below DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
    list(APPEND folders ${below})
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
      get_target_property(joins ${target} UNITY_BUILD)
      if(joins)
        pentario_join_files_of(${target})
      endif()
    endforeach()
  endwhile()
endfunction()

function(pentario_join_files_of target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  get_target_property(home ${target} SOURCE_DIR)
  foreach(source ${sources})
    get_filename_component(group "${source}" DIRECTORY)
    string(MAKE_C_IDENTIFIER "in_${group}" group)
    get_filename_component(source "${source}" ABSOLUTE BASE_DIR "${home}")
    if(NOT source IN_LIST PENTARIO_ALONE)
      set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
endfunction()
